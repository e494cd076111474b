/** CMS page: a list of components that comes in chunks. `GET /page/{uuid}/components?skip={n}&limit=10`. */
import * as v from 'valibot';
import { AssetSchema } from './asset';
import type { Asset } from './asset';
import { entity, list, listInSteps, optional, parser, required, wordSchema } from './tolerance';
import type { Report, Steps } from './tolerance';

export const COMPONENT_TYPES = [
  'carousel',
  'portrait_carousel',
  'expandable_portrait_carousel',
  'billboard',
  'large_portrait_carousel',
  'continue_watching',
  'jumbotron',
  'featured_asset',
] as const;
export type ComponentType = (typeof COMPONENT_TYPES)[number];

const id = required(v.pipe(v.string(), v.nonEmpty()));
const componentWord = (word: string): string => word.trim().toLowerCase().replaceAll(/[\s-]/g, '_');

/** Filters a row was made with, handed to the listing it opens. */
export const ComponentFiltersSchema = entity('filters', {
  genre: optional(v.string(), null),
  types: list(v.string()),
  moods: list(v.string()),
  audios: list(v.string()),
  subtitles: list(v.string()),
  sort: optional(v.string(), null),
});
export type ComponentFilters = v.InferOutput<typeof ComponentFiltersSchema>;

/** Where problems of a component's titles are. */
const ASSETS = 'component.body.assets';

const UnreadBodySchema = entity('component.body', {
  /** As they came: there may be thousands of them, and they are read one by one. */
  assets: list(v.unknown()),
  filters: optional(ComponentFiltersSchema, null),
  /** The collection the row shows a part of; its "see all" opens /list/{collectionId}. */
  collectionId: optional(v.string(), null),
});

/** A component of unknown type is dropped by the page that holds it. */
const UnreadComponentSchema = entity('component', {
  type: required(wordSchema(COMPONENT_TYPES, componentWord)),
  uuid: id,
  title: optional(v.string(), ''),
  body: optional(UnreadBodySchema, { assets: [], filters: null, collectionId: null }),
});
type UnreadComponent = v.InferOutput<typeof UnreadComponentSchema>;

export interface Component extends Omit<UnreadComponent, 'body'> {
  body: Omit<UnreadComponent['body'], 'assets'> & { assets: Asset[] };
}

const UnreadComponentsSchema = entity('page.components', {
  data: list(UnreadComponentSchema, (component) => component.uuid),
  /** How many components the whole page has; null when the service does not say. */
  count: optional(v.number(), null),
});

const PageSettingsSchema = entity('page.settings', { assetType: optional(v.string(), null) });

/** The answer as it is on the wire, but for the titles of its components. */
const UnreadPageSchema = entity('page', {
  uuid: id,
  title: optional(v.string(), ''),
  settings: optional(PageSettingsSchema, { assetType: null }),
  components: required(UnreadComponentsSchema),
});
type UnreadPage = v.InferOutput<typeof UnreadPageSchema>;

/**
 * A page's chunk as the client keeps it. `received` counts what the service sent, unreadable components included: the end
 * of the page is told by a chunk of fewer than 10 [PAGE-05], and a dropped component must not look like that end.
 */
export interface PageChunk extends Omit<UnreadPage, 'components'> {
  readonly components: Omit<UnreadPage['components'], 'data'> & { data: Component[] };
  readonly received: number;
}

const parseUnreadPage = parser('page', UnreadPageSchema);
const idOf = (asset: Asset): string => asset.id;

/** The row whose titles may have to be asked for: their way to the service is longer than the reading of the others. */
const first = ({ type }: UnreadComponent): boolean => type === 'continue_watching';

/**
 * Reads a chunk, with a chance to pause after each title.
 * @param onRow called with each row as soon as it is read: with that of continue watching first, wherever it stands
 * @throws ContractError when the answer is no page at all
 */
export function* readPageChunk(
  input: unknown,
  report: Report,
  onRow?: (row: Component) => void,
): Steps<PageChunk> {
  const page = parseUnreadPage(input, report);
  const sent = (input as { components: { data?: unknown } }).components.data;
  const unread = page.components.data;
  const rows = new Map<UnreadComponent, Component>();
  for (const component of [...unread.filter(first), ...unread.filter((one) => !first(one))]) {
    const { body } = component;
    const assets = yield* listInSteps(ASSETS, body.assets, AssetSchema, idOf, report);
    const row = { ...component, body: { ...body, assets } };
    rows.set(component, row);
    onRow?.(row);
  }
  return {
    ...page,
    components: { ...page.components, data: unread.map((component) => rows.get(component)!) },
    received: Array.isArray(sent) ? sent.length : 0,
  };
}
