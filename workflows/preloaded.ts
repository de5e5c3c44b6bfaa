/**
 * Modules that a worker loads once for all of its runs; of every other module each run in memory has its own instance.
 * They keep nothing of a run: their exports are frozen, and no run exists when they are loaded.
 */
import '@temporalio/workflow';
import '../src/lib/backoff.ts';
import '../src/domain/evidence.ts';
import '../src/domain/machine.ts';
import '../src/domain/names.ts';
import '../src/domain/observation.ts';
import '../src/domain/ownershipPass.ts';
import '../src/domain/phases.ts';
import '../src/domain/reasons.ts';
import '../src/domain/sealedColumns.ts';
import '../src/lib/traceContext.ts';
import '../src/lib/uuid.ts';
import '../src/temporal/searchAttributes.ts';
