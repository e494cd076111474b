/** Search, and the lists its filters are chosen from. */
import { Hono } from 'hono';
import { routes } from '../../../src/contract/routes';
import { parseSearchBody } from '../../../src/contract/search';
import { searchIndex, tagId } from '../catalogue/search';
import { ALL_MOODS } from '../catalogue/traits';
import { inLanguage } from '../catalogue/words';
import type { ServiceContext } from '../context';
import { bodyAs, languageOf } from './audience';

/** More hits than this are not sent at once. */
const MOST_HITS = 200;

/** Routes below /api. */
export function searchRoutes(ctx: ServiceContext): Hono {
  const app = new Hono();
  const { titles } = ctx.catalogue;
  const index = searchIndex(titles);
  const genres = distinct(titles.flatMap((entry) => entry.genres));
  const languages = {
    audioLanguages: distinct(titles.flatMap(({ audios }) => audios)),
    subtitlesLanguages: distinct(titles.flatMap(({ subtitles }) => subtitles)),
  };

  const titlesOf = (collection: string | null): readonly string[] | null =>
    collection === null ? null : (ctx.catalogue.collections.get(collection)?.assetIds ?? []);

  app.post(routes.search, async (c) => {
    await ctx.requireViewer(c);
    const { limit, offset, ...wish } = await bodyAs(c, parseSearchBody);
    const found = index.find({ ...wish, within: titlesOf(wish.collection) });
    return c.json({ hits: found.slice(offset, offset + Math.min(limit, MOST_HITS)), total: found.length });
  });

  app.get(routes.genre, async (c) => {
    await ctx.requireViewer(c);
    return c.json(tagsOf(genres, languageOf(c)));
  });
  app.get(routes.mood, async (c) => {
    await ctx.requireViewer(c);
    return c.json(tagsOf(ALL_MOODS, languageOf(c)));
  });
  app.get(routes.contentLanguages, async (c) => {
    await ctx.requireViewer(c);
    return c.json(languages);
  });
  return app;
}

/** Their ids are the same in every language. */
function tagsOf(names: readonly string[], language: string): { id: string; name: string }[] {
  return names.map((name) => ({ id: tagId(name), name: inLanguage(name, language) }));
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].sort((a, b) => a.localeCompare(b, 'en'));
}
