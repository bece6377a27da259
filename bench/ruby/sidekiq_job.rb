# What the sidekiq process of the benchmark loads: a job that does nothing but count. Tells the load on stdout when it is
# ready, and each time that as many jobs as one of TARGETS were done since.
require 'sidekiq'

TARGETS = ENV.fetch('BENCH_TARGETS').split(',').map(&:to_i)

$stdout.sync = true
Redis.silence_deprecations = true # Debian's redis-rb is newer than its sidekiq, and would write lines for each job
Sidekiq.configure_server do |config|
  config.logger.level = Logger::WARN # two lines a job are not what is measured
  config.on(:startup) { puts 'ready' }
end

class BenchJob
  include Sidekiq::Worker
  sidekiq_options queue: 'bench', retry: false

  @lock = Mutex.new
  @done = 0

  def self.count
    @lock.synchronize do
      @done += 1
      next if @done < TARGETS.first

      TARGETS.shift
      @done = 0
      puts 'done'
    end
  end

  def perform(_payload)
    self.class.count
  end
end
