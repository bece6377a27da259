# Puts jobs through Sidekiq, and prints how many a second, as JSON:
#   ruby sidekiq_load.rb --port 6379 --jobs 50000 --bulk 100 --concurrency 10
#
# This process pushes, a process of sidekiq works. A tenth of the jobs goes first, unmeasured.
require 'json'
require 'optparse'
require 'sidekiq'

options = { bulk: 1, concurrency: 10 }
OptionParser.new do |parser|
  parser.on('--port N', Integer)
  parser.on('--jobs N', Integer)
  parser.on('--bulk N', Integer)
  parser.on('--concurrency N', Integer)
end.parse!(into: options)

PAYLOAD = 'x' * 200
URL = "redis://127.0.0.1:#{options[:port]}/0".freeze
Redis.silence_deprecations = true
Sidekiq.configure_client { |config| config.redis = { url: URL } }

def push(jobs, bulk)
  item = { 'queue' => 'bench', 'class' => 'BenchJob', 'retry' => false }
  if bulk == 1
    jobs.times { Sidekiq::Client.push(item.merge('args' => [PAYLOAD])) }
  else
    jobs.fdiv(bulk).ceil.times do |i|
      count = [bulk, jobs - (i * bulk)].min
      Sidekiq::Client.push_bulk(item.merge('args' => Array.new(count) { [PAYLOAD] }))
    end
  end
end

# Waits until the sidekiq process says `word`.
def await(worker, word)
  worker.each_line { |line| return if line.chomp == word }
  abort 'sidekiq has ended'
end

def seconds_of
  start = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  yield
  Process.clock_gettime(Process::CLOCK_MONOTONIC) - start
end

jobs = options[:jobs]
warm_up = jobs.fdiv(10).ceil
environment = { 'REDIS_URL' => URL, 'BENCH_TARGETS' => "#{warm_up},#{jobs}" }
command = ['sidekiq', '-r', File.join(__dir__, 'sidekiq_job.rb'), '-q', 'bench', '-e', 'production',
           '-c', options[:concurrency].to_s]
IO.popen([environment, *command]) do |worker|
  await(worker, 'ready')
  both = lambda do |count|
    push(count, options[:bulk])
    await(worker, 'done')
  end
  both.call(warm_up)
  seconds = seconds_of { both.call(jobs) }
  Process.kill('TERM', worker.pid)
  puts JSON.generate(lifecycles_per_s: jobs / seconds)
end
