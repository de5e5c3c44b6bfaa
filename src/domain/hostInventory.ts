/** A machine on a host, according to the host itself. */
export interface InventoryMachine {
  runtimeId: string;
  machineUid: string;
  /** The workflow that made it, if the host reports it: it names kind, namespace, and name when no record does. */
  workflowId?: string | undefined;
}

export interface HostInventory {
  hostName: string;
  /** The highest placement version that the host ever built for; a database behind it was restored from a backup. */
  placementVersion: number;
  machines: InventoryMachine[];
  /** Digests of the images on the host. */
  images: string[];
  /** The agent's signature (hostStatement.ts). */
  statement?: string;
}
