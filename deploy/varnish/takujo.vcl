vcl 4.1;

# A cache of one's own that is emptied by tag, behind the proxy that does TLS. The server needs TRUSTED_PROXIES=2 and
# CACHE_TAG_HEADER=Surrogate-Key, the worker PURGE_URL=http://127.0.0.1:6081/purge. Only this machine may purge.
# Start varnishd with -p http_gzip_support=off: the server compresses by itself, also as brotli.

import std;

backend server {
	.host = "127.0.0.1";
	.port = "3000";
	.connect_timeout = 2s;
	.first_byte_timeout = 30s;
	.probe = { .url = "/readyz"; .interval = 2s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
}

acl workers {
	"127.0.0.1";
	"::1";
}

sub vcl_recv {
	if (req.url == "/purge") {
		# A request of the proxy comes from this machine too, but says for whom.
		if (req.method != "POST" || client.ip !~ workers || req.http.X-Forwarded-For ~ ",") {
			return (synth(404));
		}
		if (req.http.Surrogate-Key !~ "^[a-z0-9:_-]+( [a-z0-9:_-]+)*$") {
			return (synth(400));
		}
		ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)");
		return (synth(200));
	}
	# Public pages are rendered without cookies, and say so by s-maxage; everything else says that it is private.
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# Of the APIs only the seats of events are for everybody.
	if ((req.url ~ "^/api/" && req.url !~ "^/api/v1/seats\?") || req.http.Authorization) {
		return (pass);
	}
	# Ten minutes behind readers' backs, as stale-while-revalidate says; longer only while the server is away.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 10m;
	}
	if (req.http.Accept-Encoding ~ "\bbr\b") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	return (hash);
}

sub vcl_backend_response {
	if (beresp.http.Cache-Control ~ "private|no-store|no-cache" || beresp.http.Set-Cookie || beresp.ttl <= 0s) {
		# Remembered for a moment, so that readers of a private page do not wait for each other.
		set beresp.uncacheable = true;
		set beresp.ttl = 60s;
		return (deliver);
	}
	set beresp.grace = 1d;
	if (bereq.url ~ "^/api/v1/seats\?") {
		# For the second that the server says, and no longer: who asks meanwhile waits for the one request that goes out.
		set beresp.grace = 0s;
		set beresp.keep = 0s;
	}
}

sub vcl_deliver {
	unset resp.http.Surrogate-Key;
	unset resp.http.X-Varnish;
	unset resp.http.Via;
	if (obj.hits > 0) {
		set resp.http.X-Cache = "HIT";
	} else {
		set resp.http.X-Cache = "MISS";
	}
}
