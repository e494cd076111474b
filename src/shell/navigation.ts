/** Navigation between screens: the navigation state, and going back. */
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useScene } from '../../renderer';
import type { ErrorCode } from '../domain/errorCodes';
import type { Plan } from '../contract';
import type { PlanTab } from '../domain/planTabs';
import type { OpenCheckout } from '../domain/checkout';
import type { AssetReturnState } from '../domain/assetNavigation';

/** Navigation state. Every member is optional: deep links and reloads have none. */
export interface NavigationState extends AssetReturnState {
  /** The screen was opened from another one of the app, so back is one step in history. */
  readonly origin?: boolean;
  /** Key of the history entry whose address this one revises; see `useHistoryEntryKey`. */
  readonly entryKey?: string;
  readonly errorCode?: ErrorCode | string;
  readonly reason?: 'page_not_exists' | 'page_do_not_have_components';
  /** Route that failed, by the network or the playback, with its state, to be opened again. */
  readonly failedAt?: { readonly path: string; readonly state: NavigationState };
  /** The player lies below the screen, which leads back to it by itself once there is a network. */
  readonly resumesPlayer?: true;
  readonly returnAssetId?: string;
  readonly returnPageId?: string;
  readonly contentType?: 'main' | 'trailer';
  readonly isContinueWatching?: boolean;
  /** The player starts at the beginning, whatever was watched before. */
  readonly fromStart?: boolean;
  readonly redirectToPlans?: boolean;
  /** E-mail address that was typed on the previous form. */
  readonly email?: string;
  /** /profiles shows what removes a profile. */
  readonly managing?: boolean;
  /** The profile with the initial focus on /profiles [PROFILE-33]. */
  readonly focusProfile?: string;
  /** Message on /profiles about why it was opened. */
  readonly notice?: 'profiles.gone' | 'profiles.firstStays' | 'profiles.full';
  /** What the list of plans shows. Default: the first of its tabs. */
  readonly plansTab?: PlanTab;
  /** The plan that /buy_plan sells, or sold. */
  readonly plan?: Plan;
  /** The price of `plan` that is chosen. Default: its first. */
  readonly priceUuid?: string;
  /** A checkout of `plan` whose state could not be asked for: /buy_plan goes on with it. */
  readonly openCheckout?: OpenCheckout;
  /** The checkout was not paid in time. */
  readonly checkoutExpired?: true;
  /** The checkout was never opened: /failed_buy_plan says that the plan has not been added. */
  readonly planNotAdded?: true;
}

const NO_STATE: NavigationState = {};

/** The state this screen was opened with; the same object until the route changes. */
export function useNavigationState(): NavigationState {
  const { state } = useLocation();
  return (state ?? NO_STATE) as NavigationState;
}

/** Key of the history entry. It survives a revised address, and with it the entry's focus and scroll positions. */
export function useHistoryEntryKey(): string {
  const { key } = useLocation();
  return useNavigationState().entryKey ?? key;
}

export interface Navigation {
  /** Pushes a path (without its platform) onto the history. */
  open(path: string, state?: NavigationState): void;
  /** Replaces the current history entry. */
  replace(path: string, state?: NavigationState): void;
  /** Changes the address of this screen, which keeps its focus, and its navigation state except for `changes`. */
  revise(path: string, changes?: NavigationState): void;
  /** One step back if this screen was opened from another one, else replaces it by `otherwise`. */
  back(otherwise: string): void;
}

export function useNavigation(): Navigation {
  const navigate = useNavigate();
  const { screens } = useScene();
  const entryKey = useHistoryEntryKey();
  const state = useNavigationState();
  const { origin } = state;
  const open = useCallback<Navigation['open']>(
    (path, state) => {
      screens.leave();
      void navigate(path, { state: { ...state, origin: true } });
    },
    [navigate, screens],
  );
  const replace = useCallback<Navigation['replace']>(
    (path, state) => {
      screens.leave();
      void navigate(path, { state: state ?? null, replace: true });
    },
    [navigate, screens],
  );
  const revise = useCallback<Navigation['revise']>(
    (path, changes) => void navigate(path, { state: { ...state, ...changes, entryKey }, replace: true }),
    [navigate, state, entryKey],
  );
  const back = useCallback<Navigation['back']>(
    (otherwise) => {
      screens.leave();
      void (origin === true ? navigate(-1) : navigate(otherwise, { replace: true }));
    },
    [navigate, screens, origin],
  );
  return useMemo(() => ({ open, replace, revise, back }), [open, replace, revise, back]);
}
