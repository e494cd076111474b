/** App settings, the menu, interests and languages: what the client asks for before anything else. */
import { Hono } from 'hono';
import { PARTNER_GATEWAY } from '../catalogue/plans';
import { DEFAULT_LANGUAGE } from '../../../src/contract/languages';
import { routes } from '../../../src/contract/routes';
import type { ServiceContext } from '../context';

/** Interests a profile can have, and the page of the menu each one brings forward. */
const interests: readonly { id: string; name: string; page: string }[] = [
  { id: 'cinema', name: 'Cinema', page: 'movies' },
  { id: 'drama', name: 'Drama series', page: 'shows' },
  { id: 'comedy', name: 'Comedy', page: 'shows' },
  { id: 'music', name: 'Music', page: 'collections' },
  { id: 'sport', name: 'Sport', page: 'live' },
  { id: 'kids', name: 'For children', page: 'kids' },
  { id: 'history', name: 'History', page: 'collections' },
  { id: 'documentary', name: 'Documentaries', page: 'collections' },
];

/** Routes below /api. None of them needs a session. */
export function settingsRoutes(ctx: ServiceContext): Hono {
  const app = new Hono();

  app.get(routes.settings, (c) => {
    const origin = ctx.origin(c);
    return c.json({
      appName: 'Proscenium',
      theme: {
        images: {},
        colors: {
          base: '#0B0E14',
          accent: '#F5B83D',
          background: '#0B0E14',
          settingsBase: '#161B26',
          gradient: '#1D2A44',
        },
        fonts: [],
        radius: 12,
        button: { radius: 10 },
      },
      links: { helpDesk: 'https://help.proscenium.example', account: 'https://proscenium.example/account' },
      menuLinks: ctx.catalogue.menuLinks,
      welcomeBackgroundTV: `${origin}/images/the-long-platform/hero.jpg`,
      showRegistration: true,
      interestsEnabled: true,
      premiumRoutesEnabled: ctx.options.premiumRoutes,
      hiddenGateways: [PARTNER_GATEWAY],
      restrictedGateways: [PARTNER_GATEWAY],
    });
  });

  app.get(routes.interests, (c) => c.json(interests.map(({ id, name }) => ({ id, name }))));

  /** Home first, then the pages of the interests in their order, then the rest; nothing for interests unknown here. */
  app.get(routes.menu, (c) => {
    const wanted = (c.req.query('interests') ?? '').split(',').map((word) => word.trim());
    const forward = interests.filter(({ id }) => wanted.includes(id)).map(({ page }) => page);
    if (forward.length === 0) return c.json([]);
    const [home, ...others] = ctx.catalogue.menuLinks;
    const first = others.filter(({ uuid }) => forward.includes(uuid));
    const rest = others.filter(({ uuid }) => !forward.includes(uuid));
    return c.json([...(home ? [home] : []), ...first, ...rest]);
  });

  app.get(routes.platformLanguage, (c) =>
    c.json({ defaultLanguageIsoCode: DEFAULT_LANGUAGE, availableLanguagesIsoCodes: ['en', 'pa'] }),
  );
  return app;
}
