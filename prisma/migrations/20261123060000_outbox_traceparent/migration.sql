-- The span of the request that wrote a wake, as W3C trace context; null while requests are not traced. Only added to:
-- the release before neither writes nor reads it.
ALTER TABLE outbox ADD COLUMN traceparent text;
