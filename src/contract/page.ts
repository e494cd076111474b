/** CMS page: a list of components that comes in chunks. `GET /page/{uuid}/components?skip={n}&limit=10`. */
import * as v from 'valibot';
import { AssetSchema } from './asset';
import { entity, list, optional, parser, required, wordSchema } from './tolerance';
import type { Report } from './tolerance';

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

export const ComponentBodySchema = entity('component.body', {
  assets: list(AssetSchema, (asset) => asset.id),
  filters: optional(ComponentFiltersSchema, null),
  /** The collection the row shows a part of; its "see all" opens /list/{collectionId}. */
  collectionId: optional(v.string(), null),
});

/** A component of unknown type is dropped by the page that holds it. */
export const ComponentSchema = entity('component', {
  type: required(wordSchema(COMPONENT_TYPES, componentWord)),
  uuid: id,
  title: optional(v.string(), ''),
  body: optional(ComponentBodySchema, { assets: [], filters: null, collectionId: null }),
});
export type Component = v.InferOutput<typeof ComponentSchema>;

const ComponentsSchema = entity('page.components', {
  data: list(ComponentSchema, (component) => component.uuid),
  /** How many components the whole page has; null when the service does not say. */
  count: optional(v.number(), null),
});

const PageSettingsSchema = entity('page.settings', { assetType: optional(v.string(), null) });

/** The answer as it is on the wire. */
export const PageSchema = entity('page', {
  uuid: id,
  title: optional(v.string(), ''),
  settings: optional(PageSettingsSchema, { assetType: null }),
  components: required(ComponentsSchema),
});
export type Page = v.InferOutput<typeof PageSchema>;

/**
 * A page's chunk as the client keeps it. `received` counts what the service sent, unreadable components included: the end
 * of the page is told by a chunk of fewer than 10 [B§4], and a dropped component must not look like that end.
 */
export interface PageChunk extends Page {
  readonly received: number;
}

const parsePageFields = parser('page', PageSchema);

/** @throws ContractError when the answer is no page at all. */
export function parsePageChunk(input: unknown, report: Report): PageChunk {
  const page = parsePageFields(input, report);
  const sent = (input as { components: { data?: unknown } }).components.data;
  return { ...page, received: Array.isArray(sent) ? sent.length : 0 };
}
