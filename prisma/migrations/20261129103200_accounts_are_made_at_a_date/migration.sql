SET LOCAL lock_timeout = '500ms';

-- The API writes accounts. A time without a date would keep the bills of all accounts from being closed.
ALTER TABLE "customers" ADD CONSTRAINT "customers_created_at_is_a_date" CHECK (created_at BETWEEN '1970-01-01' AND '9999-12-31') NOT VALID;
