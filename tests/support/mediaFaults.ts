/**
 * Faults of media and licences by name, for `app.fault`:
 *
 *   await app.fault(mediaFault('segment', 'hang'), licenceFault('wrong key'));
 *
 * Each lasts until the service is reset. An expired licence is none of them: ClearKey's licences do not expire, so a test
 * changes the key statuses the page's own key session reports.
 */
import { readFileSync } from 'node:fs';
import type { FaultInput } from '../service/faults';

/** Manifests are those of DASH, playlists those of HLS. */
const PLACES = {
  manifest: 'GET /**.mpd',
  playlist: 'GET /**.m3u8',
  segment: 'GET /media/**.m4s',
  subtitles: 'GET /**.vtt',
  thumbnails: 'GET /media/**.jpg',
} as const;

const KINDS = {
  missing: { status: 404 },
  hang: { hang: true },
  reset: { abort: true },
  'cut off': { cutOff: true },
  garbage: { garbage: 20_000 },
  html: { text: '<!doctype html><title>Sign in</title>' },
} as const satisfies Record<string, Omit<FaultInput, 'match'>>;

/** Spoils every request for a kind of file. `match` narrows it, to one segment for example. */
export function mediaFault(
  place: keyof typeof PLACES,
  kind: keyof typeof KINDS,
  match: string = PLACES[place],
): FaultInput {
  return { match, times: null, ...KINDS[kind] };
}

const KEY_FILE = new URL('../service/media/encrypted/key.json', import.meta.url);

/** Spoils licences: refused with a status, or granted with another key than the film's. */
export function licenceFault(kind: 401 | 403 | 'wrong key'): FaultInput {
  const match = 'POST /media/license';
  if (kind !== 'wrong key') return { match, times: null, status: kind };
  const { keyId } = JSON.parse(readFileSync(KEY_FILE, 'utf8')) as { keyId: string };
  const kid = Buffer.from(keyId, 'hex').toString('base64url');
  const k = Buffer.alloc(16, 1).toString('base64url');
  return { match, times: null, body: { keys: [{ kty: 'oct', kid, k }], type: 'temporary' } };
}
