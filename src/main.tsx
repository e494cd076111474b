/** The boot order: log, platform, renderer with the splash, configuration and settings, application. */
import { createRoot, createTv, panelResolution } from '../renderer';
import type { TvScene } from '../renderer';
import { detectPlatform, loadPlatform, openHostPage } from '../platforms';
import type { Capabilities } from '../platforms';
import { App } from './app/App';
import { preloadScreens } from './app/AppRoutes';
import { boot } from './app/boot';
import { renderDefaults, renderSettings } from './app/drawing';
import { createEngineering } from './app/engineering/engineering';
import { firstPath } from './app/firstPath';
import { FONTS, themeFonts } from './app/fonts';
import { followSet } from './app/followSet';
import { inputFor } from './app/input';
import { followLaunches } from './app/launches';
import { releaseWhenHidden, whenShown } from './app/releaseWhenHidden';
import { reportUncaught } from './app/reportUncaught';
import type { RouteSeen } from './app/RouteReporter';
import { Splash } from './app/Splash';
import { startLoading } from './app/startLoading';
import { ConfigError, VERSION } from './config';
import { createDomLayer } from './dom';
import { createActivity } from './domain/activity';
import { platformPath, splitPlatform } from './domain/paths';
import { createTexts, TextsContext } from './i18n';
import { ActivityContext } from './shell/ActivityContext';
import { createStorage } from './session';
import { captureConsole, createLogRing } from './telemetry';
import { buildTheme } from './theme';

const ring = createLogRing(() => performance.now());
captureConsole(console, ring);

const hostPage = openHostPage();
const initialPath = splitPlatform(hostPage.path, detectPlatform(hostPage));
if (initialPath.changed)
  hostPage.replacePath(platformPath(initialPath.platform, initialPath.path) + hostPage.search);
void start();

/** Top-level await is younger than the sets this runs on. */
async function start(): Promise<void> {
  const adapter = loadPlatform(initialPath.platform);
  const loading = startLoading(hostPage, adapter);
  const platform = await adapter;
  platform.registerKeys();
  const launches = followLaunches(platform);

  const uncaught = reportUncaught(console);
  const dom = createDomLayer(hostPage.stage, () => root.scene.defaults.reducedMotion);
  let route: RouteSeen = { path: hostPage.path, search: hostPage.search, state: null };
  const activity = createActivity();
  const endBoot = activity.begin('boot');

  const settingsFor = (able: Capabilities) => renderSettings(able, panelResolution(hostPage.stage));
  const defaultsFor = (able: Capabilities) => renderDefaults(able, hostPage.reducedMotion);
  const byFacts = platform.deviceClass().capabilities;
  const root = createRoot({
    target: hostPage.stage,
    canvas: hostPage.canvas,
    backend: askedEngine(),
    input: inputFor(platform, hostPage.keys, (key, repeat) => engineering.key(key, repeat)),
    ...settingsFor(byFacts),
    defaults: defaultsFor(byFacts),
    strict: __ENVIRONMENT__ === 'development',
    devTools: __ENVIRONMENT__ !== 'production',
    onError: uncaught.onError,
  });
  releaseWhenHidden({
    watch: platform.watchVisibility,
    setTimeout: (run, ms) => Number(setTimeout(run, ms)),
    clearTimeout: (id) => clearTimeout(id),
    setHidden: root.setHidden,
  });
  const engineering = createEngineering({
    root,
    build: __ENVIRONMENT__,
    now: () => performance.now(),
    saveFile: hostPage.saveFile,
    onError: (error) => console.error('[engineering]', error),
  });
  if (__ENVIRONMENT__ !== 'production') {
    const tv = createTv(root, {
      version: VERSION,
      platform: platform.id,
      route: () => route,
      busy: () => activity.pending().length > 0 || dom.busy(),
      domNodes: () => dom.nodes(),
    });
    hostPage.expose('__tv', tv);
    void followRemoteSession(tv);
  }

  const texts = createTexts();
  const splash = (problem: string | null) => (
    <TextsContext.Provider value={texts}>
      <Splash problem={problem} />
    </TextsContext.Provider>
  );
  const fonts = root.loadFonts(FONTS);
  root.render(splash(null));
  const storage = createStorage(hostPage.storage);
  // A member begins on a page. Suspended, React would show it up to 300 ms after its code is there.
  if (storage.profile() !== null) void preloadScreens(activity);
  await whenShown(platform.watchVisibility);

  try {
    const booted = await boot({
      loading,
      platform,
      ring,
      now: () => Date.now(),
      hostPage,
      storage,
      dom,
      texts,
      blockKeys: (ms) => root.input?.block(ms),
      clock: root.scene.clock,
      activity,
      textures: () => root.backend.textures,
      launchPath: () => launches.next() ?? initialPath.path,
    });
    uncaught.reportTo(booted.services.report);
    const path = firstPath(
      { ...booted, session: booted.services.session },
      launches.take() ?? initialPath.path,
    );
    const { capabilities } = booted.services.deviceClass;
    root.configure(settingsFor(capabilities));
    engineering.configure(booted.services.config);
    const theme = buildTheme(booted.stores.settings.getState().settings?.theme ?? null, ({ where, what }) =>
      console.warn(`[theme] ${where}: ${what}`),
    );
    root.setDefaults({
      ...defaultsFor(capabilities),
      placeholder: theme.colors.placeholder,
      placeholderText: theme.colors.onPlaceholder,
      ring: { color: theme.colors.accentText, width: 4, offset: 6 },
    });
    followSet({ platform, root, dom, settings: booted.stores.settings, hostPage });
    await fonts;
    if (theme.fonts.length > 0) await root.loadFonts(themeFonts(theme), true);
    if (path !== initialPath.path) hostPage.replacePath(platformPath(platform.id, path));
    root.render(
      <ActivityContext.Provider value={activity}>
        <App
          {...booted}
          theme={theme}
          launchPath={path}
          launches={launches}
          onRoute={(seen) => {
            route = seen;
          }}
        />
      </ActivityContext.Provider>,
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error);
    root.render(splash(error.message));
  } finally {
    endBoot();
  }
}

/** `?engine=canvas` shows the screens as sets without WebGL do; a viewer's build draws by what the set has. */
function askedEngine(): 'webgl' | 'canvas' {
  const asked = __ENVIRONMENT__ !== 'production' && new URLSearchParams(hostPage.search).get('engine');
  return asked === 'canvas' ? 'canvas' : 'webgl';
}

/** Presses the keys of a machine that asked by `?profile=`, for sets without remote DevTools. */
async function followRemoteSession(tv: TvScene): Promise<void> {
  const address = new URLSearchParams(hostPage.search).get('profile');
  if (address === null) return;
  const { runRemoteSession } = await import('./app/engineering/remoteSession');
  const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
  await runRemoteSession({
    address,
    keys: hostPage.keys,
    tv,
    pause,
    fetch: (input, init) => fetch(input, init),
  }).catch((error: unknown) => console.error('[profile]', error));
}
