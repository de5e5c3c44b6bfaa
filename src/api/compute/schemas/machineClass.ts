import * as z from 'zod';

/** A bare-metal hardware class as customers see it (interface document, "MachineClass"). */
export const machineClassSpec = z.strictObject({
  cpuFamily: z.string(),
  memoryGiB: z.int(),
  regions: z.array(z.string()),
});
