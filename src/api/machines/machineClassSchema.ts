import * as z from 'zod';

/** A bare-metal hardware class as customers see it (interface document, "MachineClass"). */
export const machineClassSpec = z
  .strictObject({
    cpuFamily: z.string().describe('Family of its processors'),
    memoryGiB: z.int().describe('Memory of one machine in GiB'),
    regions: z.array(z.string()).describe('Regions that have it'),
  })
  .describe('The properties of its machines');
