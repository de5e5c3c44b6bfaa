/** The smallest ISO 9660 volume (ECMA-119) with a few files in its root: the seed of a machine's configuration. */

const sector = 2_048;
/** Sectors of the volume descriptor, its terminator, the two path tables and the root directory; files follow. */
const at = { volume: 16, end: 17, pathLittle: 18, pathBig: 19, root: 20, files: 21 };

/**
 * Names are stored in upper case without a version, as `USER-DATA.;1`; Linux shows them as `user-data`. Throws a
 * RangeError when the names do not fit into one sector.
 */
export function writeIso(label: string, files: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  let next = at.files;
  const placed = entries.map(([name, content]) => {
    const start = next;
    next += Math.max(1, Math.ceil(content.length / sector));
    return { id: Buffer.from(`${name.toUpperCase()}.;1`, 'latin1'), content, start };
  });
  const volume = Buffer.alloc(next * sector);
  const root = directoryRecord(Buffer.from([0]), at.root, sector, true);

  const descriptor = volume.subarray(at.volume * sector);
  descriptor.write('\x01CD001\x01', 0, 'latin1');
  descriptor.fill(' ', 8, 72).write(label, 40, 32, 'latin1');
  both32(descriptor, 80, next);
  both16(descriptor, 120, 1);
  both16(descriptor, 124, 1);
  both16(descriptor, 128, sector);
  both32(descriptor, 132, 10);
  descriptor.writeUInt32LE(at.pathLittle, 140);
  descriptor.writeUInt32BE(at.pathBig, 148);
  root.copy(descriptor, 156);
  descriptor.fill(' ', 190, 813);
  for (const date of [813, 830, 847, 864]) descriptor.write('0000000000000000\0', date, 'latin1');
  descriptor[881] = 1;

  volume.write('\xffCD001\x01', at.end * sector, 'latin1');
  const path = Buffer.from([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  path.writeUInt32LE(at.root, 2);
  path.writeUInt16LE(1, 6);
  path.copy(volume, at.pathLittle * sector);
  path.writeUInt32BE(at.root, 2);
  path.writeUInt16BE(1, 6);
  path.copy(volume, at.pathBig * sector);

  const records = [
    root,
    directoryRecord(Buffer.from([1]), at.root, sector, true),
    ...placed.map(({ id, content, start }) => directoryRecord(id, start, content.length, false)),
  ];
  const directory = Buffer.concat(records);
  if (directory.length > sector) throw new RangeError(`${entries.length} names do not fit into one directory sector`);
  directory.copy(volume, at.root * sector);
  for (const { content, start } of placed) content.copy(volume, start * sector);
  return volume;
}

/** The files in the root of a volume made by {@link writeIso}. Throws an Error for anything else. */
export function readIso(volume: Buffer): Record<string, Buffer> {
  const descriptor = volume.subarray(at.volume * sector, (at.volume + 1) * sector);
  if (descriptor.toString('latin1', 1, 6) !== 'CD001') throw new Error('this is not an ISO 9660 volume');
  const root = descriptor.readUInt32LE(156 + 2) * sector;
  const files: Record<string, Buffer> = {};
  for (let offset = root; volume[offset]! > 0; offset += volume[offset]!) {
    const isFolder = (volume[offset + 25]! & 2) !== 0;
    const name = volume.toString('latin1', offset + 33, offset + 33 + volume[offset + 32]!);
    const start = volume.readUInt32LE(offset + 2) * sector;
    if (isFolder) continue;
    files[name.replace(/\.?;1$/, '').toLowerCase()] = volume.subarray(start, start + volume.readUInt32LE(offset + 10));
  }
  return files;
}

function directoryRecord(id: Buffer, start: number, length: number, isFolder: boolean): Buffer {
  const record = Buffer.alloc(33 + id.length + ((id.length + 1) % 2));
  record[0] = record.length;
  both32(record, 2, start);
  both32(record, 10, length);
  // A date is required: January 1, 2000.
  Buffer.from([100, 1, 1, 0, 0, 0, 0]).copy(record, 18);
  record[25] = isFolder ? 2 : 0;
  both16(record, 28, 1);
  record[32] = id.length;
  id.copy(record, 33);
  return record;
}

function both32(buffer: Buffer, offset: number, value: number): void {
  buffer.writeUInt32LE(value, offset);
  buffer.writeUInt32BE(value, offset + 4);
}

function both16(buffer: Buffer, offset: number, value: number): void {
  buffer.writeUInt16LE(value, offset);
  buffer.writeUInt16BE(value, offset + 2);
}
