/** Moving between screens: what travels in the navigation state, and one way to go back. */
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ErrorCode } from '../domain/errorCodes';
import type { Plan } from '../contract';
import type { AssetReturnState } from '../domain/assetNavigation';

/** Navigation state, all of it optional: a deep link and a reload bring none. */
export interface NavigationState extends AssetReturnState {
  /** The screen was opened from another one of the app, so back is one step in history. */
  readonly origin?: boolean;
  /** Key of the place in history that this one is a new address of; see `usePlaceKey`. */
  readonly entryKey?: string;
  /** Filters that only describe the listing: its row's; see `isSearched`. */
  readonly rowFilters?: string;
  readonly errorCode?: ErrorCode | string;
  readonly reason?: 'page_not_exists' | 'page_do_not_have_components';
  /** Where the network failed: path, query and state, to go on from there. */
  readonly failedAt?: { readonly path: string; readonly state: NavigationState };
  readonly returnAssetId?: string;
  readonly returnPageId?: string;
  readonly contentType?: 'main' | 'trailer';
  readonly isContinueWatching?: boolean;
  /** The player begins at the beginning, wherever the viewer was. */
  readonly fromStart?: boolean;
  readonly redirectToPlans?: boolean;
  /** What the viewer typed as their e-mail on the form before. */
  readonly email?: string;
  /** /profiles begins at this profile [PROFILE-33]. */
  readonly focusProfile?: string;
  /** What /profiles says about why the viewer is there. */
  readonly notice?: 'profiles.gone' | 'profiles.firstStays' | 'profiles.full';
  /** What /buy_plan sells. */
  readonly plan?: Plan;
  /** Paying was not begun: /failed_buy_plan says that the plan has not been added. */
  readonly planNotAdded?: true;
}

const NO_STATE: NavigationState = {};

/** The state this screen was opened with; the same object until the place changes. */
export function useNavigationState(): NavigationState {
  const { state } = useLocation();
  return (state ?? NO_STATE) as NavigationState;
}

/** Key of a history entry: the screen and its focus and scroll positions survive a replaced address. */
export function useHistoryEntryKey(): string {
  const { key } = useLocation();
  return useNavigationState().entryKey ?? key;
}

export interface Navigation {
  /** Opens a path (without its platform) on top of this screen. */
  open(path: string, state?: NavigationState): void;
  /** Puts a path in this screen's place. */
  replace(path: string, state?: NavigationState): void;
  /** Gives this screen another address: it stays as it is, with its state and its focus. */
  revise(path: string): void;
  /** One step back when this screen was opened from another, else `otherwise` in its place. */
  back(otherwise: string): void;
}

export function useNavigation(): Navigation {
  const navigate = useNavigate();
  const entryKey = useHistoryEntryKey();
  const state = useNavigationState();
  const { origin } = state;
  const open = useCallback<Navigation['open']>(
    (path, state) => void navigate(path, { state: { ...state, origin: true } }),
    [navigate],
  );
  const replace = useCallback<Navigation['replace']>(
    (path, state) => void navigate(path, { state: state ?? null, replace: true }),
    [navigate],
  );
  const revise = useCallback<Navigation['revise']>(
    (path) => void navigate(path, { state: { ...state, entryKey }, replace: true }),
    [navigate, state, entryKey],
  );
  const back = useCallback<Navigation['back']>(
    (otherwise) => void (origin === true ? navigate(-1) : navigate(otherwise, { replace: true })),
    [navigate, origin],
  );
  return useMemo(() => ({ open, replace, revise, back }), [open, replace, revise, back]);
}
