/** What the start and key benches are asked for: built clients, and whole numbers. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clientFolder, ensureClient } from '../client';

/** The folders named; the staging client, built if need be, when none is. @throws Error for a folder without a client */
export async function builtClients(folders: readonly string[]): Promise<readonly string[]> {
  const wrong = folders.find((folder) => !existsSync(join(folder, 'index.html')));
  if (wrong !== undefined) throw new Error(`${wrong} holds no built client.`);
  if (folders.length > 0) return folders;
  await ensureClient('staging');
  return [clientFolder('staging')];
}

/** @throws Error that names the option when it is no whole number from 1 on */
export function positive(name: string, given: string): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} ${given}: use 1 or more.`);
  return value;
}
