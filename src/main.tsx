/** The boot order: log, platform, renderer with the splash, configuration and settings, application. */
import { createRoot, createTv } from '../renderer';
import type { TvScene } from '../renderer';
import { detectPlatform, loadPlatform, openPage } from '../platforms';
import { App } from './app/App';
import { preloadScreens } from './app/AppRoutes';
import { boot } from './app/boot';
import { createEngineering } from './app/engineering/engineering';
import { FONTS, themeFonts } from './app/fonts';
import { inputFor } from './app/input';
import type { RouteSeen } from './app/RouteReporter';
import { Splash } from './app/Splash';
import { isReading } from './api';
import { ConfigError, VERSION } from './config';
import { createDomLayer } from './dom';
import { platformPath, splitPlatform } from './domain/paths';
import { createTexts, TextsContext } from './i18n';
import { isDebouncing } from './shell/debounce';
import { isScreenLoading } from './shell/lazyScreen';
import { captureConsole, createLogRing } from './telemetry';
import { buildTheme } from './theme';

const ring = createLogRing(() => performance.now());
captureConsole(console, ring);

const page = openPage();
const place = splitPlatform(page.path, detectPlatform(page));
if (place.changed) page.replacePath(platformPath(place.platform, place.path) + page.search);
void start();

/** Top-level await is younger than the sets this runs on. */
async function start(): Promise<void> {
  const platform = await loadPlatform(place.platform);
  platform.registerKeys();

  const dom = createDomLayer(page.stage, page.reducedMotion);
  let requests = 0;
  let route: RouteSeen = { path: page.path, search: page.search, state: null };
  let booting = true;

  const root = createRoot({
    target: page.stage,
    engine: askedEngine(),
    input: inputFor(platform, page.keys, (key, repeat) => engineering.key(key, repeat)),
    textureBudget: platform.deviceClass(),
    defaults: { reducedMotion: page.reducedMotion },
    strict: __ENVIRONMENT__ === 'development',
    devTools: __ENVIRONMENT__ !== 'production',
    onError: (error, from) => console.error(`[${from}]`, error),
  });
  const engineering = createEngineering({
    root,
    build: __ENVIRONMENT__,
    now: () => performance.now(),
    saveFile: page.saveFile,
    onError: (error) => console.error('[engineering]', error),
  });
  if (__ENVIRONMENT__ !== 'production') {
    const tv = createTv(root, {
      version: VERSION,
      platform: platform.id,
      route: () => route,
      busy: () => booting || requests > 0 || isReading() || isScreenLoading() || isDebouncing() || dom.busy(),
      domNodes: () => dom.nodes(),
    });
    page.expose('__tv', tv);
    void followRemoteSession(tv);
  }

  const builtIn = createTexts(async () => ({}));
  const splash = (problem: string | null) => (
    <TextsContext.Provider value={builtIn}>
      <Splash problem={problem} />
    </TextsContext.Provider>
  );
  const fonts = root.loadFonts(FONTS);
  root.render(splash(null));
  void preloadScreens();

  try {
    const booted = await boot({
      platform,
      ring,
      now: () => Date.now(),
      page,
      dom,
      blockKeys: (ms) => root.input?.block(ms),
      onRequest: (change) => {
        requests += change;
      },
    });
    engineering.configure(booted.services.config);
    const theme = buildTheme(booted.stores.settings.getState().settings?.theme ?? null, ({ where, what }) =>
      console.warn(`[theme] ${where}: ${what}`),
    );
    root.setLooks({
      plate: theme.colors.plate,
      plateText: theme.colors.onPlate,
      ring: { color: theme.colors.accentText, width: 4, offset: 6 },
    });
    await fonts;
    if (theme.fonts.length > 0) await root.loadFonts(themeFonts(theme), true);
    root.render(
      <App
        {...booted}
        theme={theme}
        onRoute={(seen) => {
          route = seen;
        }}
      />,
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error);
    root.render(splash(error.message));
  } finally {
    booting = false;
  }
}

/** `?engine=canvas` shows the screens as sets without WebGL do; a viewer's build draws by what the set has. */
function askedEngine(): 'webgl' | 'canvas' {
  const asked = __ENVIRONMENT__ !== 'production' && new URLSearchParams(page.search).get('engine');
  return asked === 'canvas' ? 'canvas' : 'webgl';
}

/** Presses the keys of a machine that asked by `?profile=`, for sets without remote DevTools. */
async function followRemoteSession(tv: TvScene): Promise<void> {
  const address = new URLSearchParams(page.search).get('profile');
  if (address === null) return;
  const { runRemoteSession } = await import('./app/engineering/remoteSession');
  const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
  await runRemoteSession({
    address,
    keys: page.keys,
    tv,
    pause,
    fetch: (input, init) => fetch(input, init),
  }).catch((error: unknown) => console.error('[profile]', error));
}
