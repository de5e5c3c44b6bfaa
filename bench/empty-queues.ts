/** Task queues of the empty workflows. */
export const workerQueue = 'bench-empty';
export const hostQueue = 'bench-empty-host';
