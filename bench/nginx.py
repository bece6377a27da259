"""The nginx that scripts/bench fetches from and posts to. Each of its ports is a host to those who call it."""

import contextlib
import os
import subprocess

import servers

FILE_BYTES = 10 * 1024
SLOW_BYTES = 600  # at a byte a second: longer than any measurement
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\2\x80\0\0\1\xe0\x08\2\0\0\0"

CONFIGURATION = """
daemon off;
{user}
worker_processes 1;
worker_rlimit_nofile 65536;
pid {work}/nginx.pid;
error_log {work}/error.log error;
events {{ worker_connections 30000; }}
http {{
  access_log off;
  sendfile on;
  tcp_nodelay on;
  keepalive_requests 1000000;
  client_body_temp_path {work}/body;
  proxy_temp_path {work}/proxy;
  fastcgi_temp_path {work}/fastcgi;
  uwsgi_temp_path {work}/uwsgi;
  scgi_temp_path {work}/scgi;
  server {{
    {listens}
    root {work}/files;
    location /callback/ {{ return 204; }}
    location /image/ {{ try_files /image =404; }}
    location /unknown/ {{ try_files /unknown =404; }}
    location /big {{ }}
    location /slow/ {{ limit_rate 1; try_files /slow =404; }}
  }}
}}
"""


class Nginx:
    def __init__(self, work, ports):
        self.ports = ports
        self.files = os.path.join(work, "files")
        os.mkdir(self.files)
        self.write("image", FILE_BYTES, PNG)
        self.write("unknown", FILE_BYTES)
        self.write("slow", SLOW_BYTES)
        configuration = os.path.join(work, "nginx.conf")
        user = "user root;" if os.geteuid() == 0 else ""
        listens = " ".join(f"listen 127.0.0.1:{port} backlog=8192;" for port in ports)
        with open(configuration, "w", encoding="ascii") as out:
            out.write(CONFIGURATION.format(work=work, user=user, listens=listens))
        program = "/usr/sbin/nginx"  # not on the PATH of everybody
        self.process = subprocess.Popen([program, "-p", work, "-c", configuration, "-e", f"{work}/error.log"])
        servers.await_port(self.process, ports[0])

    def write(self, name, size, first=b""):
        """A file of random bytes behind those given."""
        with open(os.path.join(self.files, name), "wb") as out:
            out.write(first)
            for _ in range(0, size, 1 << 20):
                out.write(os.urandom(min(size, 1 << 20)))
            out.truncate(size)


@contextlib.contextmanager
def started(work, hosts):
    with servers.directory(work) as data:
        nginx = Nginx(data, servers.free_ports(hosts))
        try:
            yield nginx
        finally:
            servers.stop(nginx.process)
