/**
 * From an entry to what one viewer is sent: the contract's asset, with `watchable` for this viewer at this moment.
 * Absent values are left out, as the service's database leaves them out.
 */
import type { ImageKind, Watchable } from '../../../src/contract/asset';
import { isTextless } from '../artwork/wording';
import type { Access, Catalogue, ComponentSeed, CrewSeed, Entry, FrameSeed, PageSeed } from './types';
import { ACCESS_LEVELS } from './types';
import { inLanguage } from './words';

/** What the service knows of who asks. */
export interface Rights {
  /** The most demanding titles the viewer may play: guests 'free', accounts 'account', buyers what their plan opens. */
  readonly opens: Access;
}

/** An asset on the wire. */
export interface WireAsset {
  id: string;
  type: string;
  name: string;
  title: string;
  watchable: Watchable;
  accessType: string;
  inRegion: boolean;
  live: boolean;
  genres: readonly string[];
  contents: unknown[];
  images: Record<string, string>;
  textlessImages: readonly ImageKind[];
  rootId?: string;
  parentId?: string;
  administrativeName?: string;
  description?: string;
  duration?: number;
  year?: number;
  censorships?: { name: string; minAge: number }[];
  appropriatenessTags?: readonly string[];
  order?: number;
  availableFrom?: string;
  frames?: readonly FrameSeed[];
  crew?: readonly CrewSeed[];
  audios?: readonly string[];
  subtitles?: readonly string[];
  nextAsset?: { uuid: string; name: string; parentId?: string };
  children?: WireAsset[];
}

/** What an asset is made for: who asks, when (ms since 1970), in which language, and the address its pictures are at. */
export interface Audience {
  readonly rights: Rights;
  readonly now: number;
  readonly origin: string;
  /** Two letters. */
  readonly language: string;
}

/** May the viewer play it, and if not, why not. A show or season is as its first episode. */
export function watchableOf(catalogue: Catalogue, entry: Entry, rights: Rights, now: number): Watchable {
  const first = entry.childIds[0];
  if (!entry.inRegion || (entry.availableFrom !== null && entry.availableFrom > now)) return 'not_available';
  if (first !== undefined) {
    const child = catalogue.entries.get(first);
    return child ? watchableOf(catalogue, child, rights, now) : 'no_content';
  }
  if (entry.media === 'none') return 'no_content';
  if (entry.access === 'free') return 'yes_anonymous_access';
  // An account costs nothing, so that a guest is asked to sign in rather than to buy.
  if (entry.access === 'account') return 'yes';
  const opens = ACCESS_LEVELS.indexOf(rights.opens) >= ACCESS_LEVELS.indexOf(entry.access);
  return opens ? 'yes' : 'plan_upgrade_required';
}

/** The asset as it stands in rows and listings: without crew, frames and children. */
export function listed(catalogue: Catalogue, entry: Entry, audience: Audience): WireAsset {
  const { rights, now, origin, language } = audience;
  const said = (words: string): string => inLanguage(words, language);
  const live = entry.type === 'live channel' || entry.type === 'live event';
  return {
    id: entry.id,
    type: entry.type,
    name: entry.name,
    title: entry.name,
    watchable: watchableOf(catalogue, entry, rights, now),
    accessType: entry.access,
    inRegion: entry.inRegion,
    live,
    genres: entry.genres.map(said),
    contents: entry.contents.map((content) => ({ ...content, video: streamsOf(content.type, entry.media) })),
    images: Object.fromEntries(entry.imageKinds.map((kind) => [kind, imageUrl(origin, entry.id, kind)])),
    textlessImages: textlessImages(catalogue, entry),
    ...present('rootId', entry.rootId),
    ...present('parentId', entry.parentId),
    ...present('administrativeName', entry.administrativeName),
    ...present('description', entry.description),
    ...present('duration', entry.duration),
    ...present('year', entry.year),
    ...present('censorships', entry.minAge === null ? null : [censorship(entry.minAge, said)]),
    ...present('appropriatenessTags', entry.tags.length > 0 ? entry.tags.map(said) : null),
    ...present('order', entry.order),
    ...present(
      'availableFrom',
      entry.availableFrom === null ? null : new Date(entry.availableFrom).toISOString(),
    ),
  };
}

/** The asset whole: crew, frames, languages, next title, and all seasons and episodes below it. */
export function detailed(catalogue: Catalogue, entry: Entry, audience: Audience): WireAsset {
  const next = entry.nextId === null ? undefined : catalogue.entries.get(entry.nextId);
  const children = entry.childIds.flatMap((id) => catalogue.entries.get(id) ?? []);
  return {
    ...listed(catalogue, entry, audience),
    crew: entry.crew,
    frames: entry.frames,
    audios: entry.audios,
    subtitles: entry.subtitles,
    ...present(
      'nextAsset',
      next ? { uuid: next.id, name: next.name, ...present('parentId', next.parentId) } : null,
    ),
    ...present(
      'children',
      children.length > 0 ? children.map((child) => detailed(catalogue, child, audience)) : null,
    ),
  };
}

/** Listed assets of ids, in their order; ids that are not in the catalogue are left out. */
export function listedAll(catalogue: Catalogue, ids: readonly string[], audience: Audience): WireAsset[] {
  return ids.flatMap((id) => {
    const entry = catalogue.entries.get(id);
    return entry ? [listed(catalogue, entry, audience)] : [];
  });
}

/** A component on the wire. */
export function component(catalogue: Catalogue, seed: ComponentSeed, audience: Audience): object {
  return {
    type: seed.type,
    uuid: seed.uuid,
    ...present('title', seed.title === null ? null : inLanguage(seed.title, audience.language)),
    body: {
      assets: listedAll(catalogue, seed.assetIds, audience),
      ...present('collectionId', seed.collectionId),
      ...present('filters', seed.filters),
    },
  };
}

/** A page with some of its components, which are on the wire already. */
export function page(
  seed: Pick<PageSeed, 'uuid' | 'title' | 'assetType'>,
  data: readonly unknown[],
  count: number,
  language: string,
): object {
  const { uuid, assetType } = seed;
  const title = inLanguage(seed.title, language);
  return { uuid, title, settings: { ...present('assetType', assetType) }, components: { data, count } };
}

/** Where a picture of an asset is, without a size. Logos have transparent parts and are PNG. */
export function imageUrl(origin: string, assetId: string, kind: string): string {
  return `${origin}/images/${encodeURIComponent(assetId)}/${kind}.${kind === 'logo' ? 'png' : 'jpg'}`;
}

/** By entry, which never changes: whether a script can be lettered is not asked anew for every row. */
const textless = new WeakMap<Entry, readonly ImageKind[]>();

function textlessImages(catalogue: Catalogue, entry: Entry): readonly ImageKind[] {
  const root = entry.rootId === null ? undefined : catalogue.entries.get(entry.rootId);
  const known = textless.get(entry) ?? entry.imageKinds.filter((kind) => isTextless(entry, root, kind));
  textless.set(entry, known);
  return known;
}

function streamsOf(type: string, media: Entry['media']): object {
  const hls = { HLS: { type: 'application/x-mpegurl', frames: [] } };
  if (type === 'live') return hls;
  const dash = { DASH: { type: 'application/dash+xml', frames: [] } };
  return type === 'main' && media === 'encrypted' ? dash : { ...dash, ...hls };
}

function censorship(minAge: number, said: (words: string) => string): { name: string; minAge: number } {
  return { name: minAge === 0 ? said('All') : `${minAge}+`, minAge };
}

/** The field, or nothing when there is no value. */
function present<K extends string, T>(key: K, value: T | null): { [P in K]?: T } {
  return value === null ? {} : ({ [key]: value } as { [P in K]?: T });
}
