/** Paths and their screens. Any other path leads to /page_not_exists. */
import { Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router';
import { FocusHistoryEntry, useFocusIdle, useScene } from '../../renderer';
import { NO_ACTIVITY } from '../domain/activity';
import type { Activity } from '../domain/activity';
import { useSettings } from '../session';
import { NetworkError } from '../screens/errors/NetworkError';
import { SomethingWentWrong } from '../screens/errors/SomethingWentWrong';
import { Welcome } from '../screens/welcome/Welcome';
import { useActivity } from '../shell/ActivityContext';
import { lazyScreen } from '../shell/lazyScreen';
import { useHistoryEntryKey } from '../shell/navigation';
import { CodeLoading } from './CodeLoading';
import { routesAt } from './routesAt';
import type { ScreenRoute } from './routesAt';

/** The screens that most visits open next: their code is loaded once the first screen is drawn, or earlier where a launch opens them. */
const Page = lazyScreen(async () => ({ default: (await import('../screens/page/Page')).Page }));
const AssetDetail = lazyScreen(() => import('../screens/asset/AssetDetail'));

/** Loads the code of the screens that nearly every visit opens. */
export async function preloadScreens(activity: Activity): Promise<void> {
  await Page.preload(activity);
  await AssetDetail.preload(activity);
}

/** Not needed by guests. */
const Profiles = lazyScreen(() => import('../screens/profiles/Profiles'));
const AddProfile = lazyScreen(() => import('../screens/profiles/AddProfile'));
const EditProfile = lazyScreen(() => import('../screens/profiles/EditProfile'));
const DeleteProfile = lazyScreen(() => import('../screens/profiles/DeleteProfile'));
/** Failures that come with an answer of the service, so that their code can be fetched as well. */
const PageNotExists = lazyScreen(async () => ({
  default: (await import('../screens/errors/PageNotExists')).PageNotExists,
}));
const playbackError = (name: 'AgeRatingRestriction' | 'ErrorWithPlayback' | 'StreamConcurrencyError') =>
  lazyScreen(async () => ({ default: (await import('../screens/errors/PlaybackErrors'))[name] }));
const AgeRatingRestriction = playbackError('AgeRatingRestriction');
const ErrorWithPlayback = playbackError('ErrorWithPlayback');
const StreamConcurrencyError = playbackError('StreamConcurrencyError');
/** Loaded when something is played, or while a title's page is at rest. */
const Player = lazyScreen(() => import('../screens/player/Player'));

/** Not part of the pages' code. */
const Listing = lazyScreen(() => import('../screens/listing/Listing'));

/** Loaded together with the QR encoder. */
const CodeSignIn = lazyScreen(() => import('../screens/welcome/code/CodeSignIn'));

/** Forms and the keyboard are loaded when the first form is opened. */
const EmailSignIn = lazyScreen(() => import('../screens/welcome/email/EmailSignIn'));
const IncorrectCredentials = lazyScreen(() => import('../screens/welcome/credentials/IncorrectCredentials'));
const RecoverPassword = lazyScreen(() => import('../screens/welcome/recover/RecoverPassword'));
const Register = lazyScreen(() => import('../screens/register/Register'));

/** Needs a profile. */
const Watchlist = lazyScreen(() => import('../screens/watchlist/Watchlist'));
/** Loaded together with the keyboard. */
const Search = lazyScreen(() => import('../screens/search/Search'));

/** The last steps of a registration. */
const Interests = lazyScreen(() => import('../screens/interests/Interests'));
const Plans = lazyScreen(() => import('../screens/plans/Plans'));

/** Purchase and settings, which are rarely opened. */
const BuyPlan = lazyScreen(() => import('../screens/purchase/BuyPlan'));
const Settings = lazyScreen(() => import('../screens/settings/Settings'));
const outcome = (name: 'SuccessBuyPlan' | 'FailedBuyPlan' | 'NoPlans') =>
  lazyScreen(async () => ({ default: (await import('../screens/purchase/PlanOutcomes'))[name] }));
const SuccessBuyPlan = outcome('SuccessBuyPlan');
const FailedBuyPlan = outcome('FailedBuyPlan');
const NoPlans = outcome('NoPlans');

/** Of a page: it has artwork to load first, and a trailer. */
const PAGE_AHEAD_MS = 3000;

const ROUTES: readonly ScreenRoute[] = [
  {
    path: '/welcome',
    element: (
      <>
        <Welcome />
        <Ahead load={loadSignIn} />
      </>
    ),
  },
  { path: '/welcome/code', element: <CodeSignIn /> },
  { path: '/welcome/email', element: <EmailSignIn /> },
  { path: '/welcome/incorrect_credentials', element: <IncorrectCredentials /> },
  { path: '/welcome/recover_password', element: <RecoverPassword /> },
  { path: '/welcome/register', element: <Registration /> },
  { path: '/profiles', element: <Profiles /> },
  { path: '/add_profile', element: <AddProfile /> },
  { path: '/edit_profile/:uuid', element: <EditProfile /> },
  { path: '/delete_profile/:uuid', element: <DeleteProfile /> },
  { path: '/profiles/interests', element: <Interests /> },
  { path: '/something_went_wrong', element: <SomethingWentWrong /> },
  { path: '/network_error', element: <NetworkError /> },
  { path: '/page_not_exists', element: <PageNotExists /> },
  { path: '/error_with_playback', element: <ErrorWithPlayback /> },
  { path: '/stream_concurrency_error', element: <StreamConcurrencyError /> },
  { path: '/age_rating_restriction', element: <AgeRatingRestriction /> },
  { path: '/success_buy_plan', element: <SuccessBuyPlan /> },
  { path: '/failed_buy_plan', element: <FailedBuyPlan /> },
  { path: '/plans', element: <Plans /> },
  { path: '/buy_plan', element: <BuyPlan /> },
  { path: '/settings/:view?', element: <Settings /> },
  { path: '/no_plans', element: <NoPlans /> },
  { path: '/watchlist', element: <Watchlist /> },
  { path: '/search', element: <Search /> },
  {
    path: '/asset/:id',
    element: (
      <>
        <AssetDetail />
        <Ahead load={loadPlayer} />
      </>
    ),
  },
  { path: '/asset/:id/watch/:type?', element: <Player /> },
  { path: '/list/:id', element: <Listing /> },
  {
    path: '/:pageId',
    element: (
      <>
        <Page />
        <Ahead load={loadFromPage} after={PAGE_AHEAD_MS} />
      </>
    ),
  },
  { path: '/*', element: <Navigate to="/page_not_exists" replace /> },
];

/** The first screen has link and thread to itself for so long at most, ms, though its images are not there. */
const FIRST_SCREEN_MS = 1000;

export function AppRoutes() {
  const { pathname } = useLocation();
  const { whenDrawn } = useScene();
  const activity = useActivity();
  useEffect(() => whenDrawn(() => void preloadScreens(activity), FIRST_SCREEN_MS), [whenDrawn, activity]);
  const screen = useRoutes(routesAt(ROUTES, pathname));
  return <RestoredFocus>{screen}</RestoredFocus>;
}

/** With registration switched off, its route redirects to welcome [WELCOME-03]. */
function Registration() {
  const open = useSettings((state) => state.settings?.showRegistration !== false);
  return open ? <Register /> : <Navigate to="/welcome" replace />;
}

interface AheadProps {
  load: () => Promise<void>;
  /** Focus has come to rest for so long, ms: nobody moves now, and what the screen leads to is likely next. Default 500. */
  after?: number;
}

/** Loads the code of what a screen leads to while the screen is at rest, so that no key waits for it. */
function Ahead({ load, after = 500 }: AheadProps) {
  useFocusIdle(after, () => void load());
  return null;
}

// Nothing on the screen waits for what follows, so no activity. A failure is told by whoever opens it, which loads again.

/** Of a title's page: the player and its engine. */
async function loadPlayer(): Promise<void> {
  await Player.preload(NO_ACTIVITY);
  const { preloadEngineCode } = await import('../player/loadEngine');
  preloadEngineCode();
}

/** Of the start screen: both ways to sign in. */
async function loadSignIn(): Promise<void> {
  await CodeSignIn.preload(NO_ACTIVITY);
  await EmailSignIn.preload(NO_ACTIVITY);
}

/** Of a page: what its menu and its jumbotron open, one after the other. */
async function loadFromPage(): Promise<void> {
  for (const screen of [Search, Player, Listing, Settings]) await screen.preload(NO_ACTIVITY);
}

/** Restores focus and scroll of each history entry. */
function RestoredFocus({ children }: { children: ReactNode }) {
  const key = useHistoryEntryKey();
  return (
    <FocusHistoryEntry key={key} entry={key}>
      <Suspense fallback={<CodeLoading />}>{children}</Suspense>
    </FocusHistoryEntry>
  );
}
