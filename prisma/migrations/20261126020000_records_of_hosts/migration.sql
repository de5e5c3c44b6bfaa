-- The folder in which a host's agent records its machines has an id: without it, nothing that the agent says counts.
ALTER TABLE hosts ADD COLUMN records_id uuid, ADD COLUMN other_records_id uuid;
