-- The oldest release that can run on this schema. A migration that takes away what a release needs says a later one:
-- an older program then refuses to start, instead of failing with every request.
CREATE FUNCTION "oldest_release"() RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT '0.1.0' $$;
