/**
 * The menu of an asset, opened by a long press on its card: a panel that slides in on the right with the actions that
 * do not need its screen. Switches keep it open and show their state; actions that navigate close it, as does back.
 */
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Image, View, useScene } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Asset } from '../../contract';
import { displayName } from '../../domain/facts';
import { imageFor, imageUrl } from '../../domain/images';
import { parseRoute } from '../../domain/paths';
import { titleMenu } from '../../domain/titleMenu';
import type { TitleMenuChoice } from '../../domain/titleMenu';
import { useText } from '../../i18n';
import { Dialog } from '../../ui/Dialog';
import type { IconName } from '../../ui/icons';
import { Label } from '../../ui/Label';
import { POSTER, SAFE, STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { useServices } from '../services';
import { useFavoriteChanges, useFavoriteFailed, useFavorites } from '../useFavorites';
import { useWatchTarget } from '../useWatchTarget';
import type { WatchOrigin } from '../useWatchTarget';
import { TitleMenuItem } from './TitleMenuItem';
import { useResumed } from './useResumed';

interface TitleMenuProps {
  asset: Asset;
  /** Opens the asset, as a press on the card does. */
  onOpen: (asset: Asset) => void;
  onClose: () => void;
}

/** Transition of a drawer [ASSET-08]. */
const SLIDE = { duration: 100, easing: 'ease-out' } as const;
const PAD = 40;
const W = 520 + SAFE.x;
/** Entries start left of the text above by their own padding, so that captions align with it. */
const ITEM = { x: PAD - 24, w: W - SAFE.x - PAD + 24 } as const;
const TEXT_W = W - SAFE.x - PAD;

interface MenuItemModel {
  readonly icon: IconName;
  readonly name: string;
  readonly hint?: string;
  readonly checked?: boolean;
  readonly onPress: () => void;
}

export default function TitleMenu({ asset, onOpen, onClose }: TitleMenuProps) {
  const { colors, radius } = useTheme();
  const { resolution } = useScene();
  const { config } = useServices();
  const changes = useFavoriteChanges();
  const text = useText();
  const favorites = useFavorites(asset.id);
  const resumed = useResumed(asset);
  const onFailed = useFavoriteFailed();
  const follow = useWatchTarget();
  const origin = useOrigin();
  const panel = useRef<NodeHandle>(null);
  useLayoutEffect(() => panel.current?.animate('x', STAGE.w - W, SLIDE), []);

  const name = displayName(asset);
  const hint = resumed !== null && resumed.asset.id !== asset.id ? displayName(resumed.asset) : undefined;
  const like = favorites?.like;
  const itemModels: Readonly<Record<TitleMenuChoice, MenuItemModel>> = {
    watchlist: {
      icon: favorites?.onWatchlist ? 'check' : 'plus',
      name: text(favorites?.onWatchlist ? 'asset.removeFromWatchlist' : 'asset.addToWatchlist'),
      checked: favorites?.onWatchlist,
      onPress: () => favorites?.toggleWatchlist(),
    },
    like: {
      icon: like === 'LIKE' ? 'liked' : 'like',
      name: text('asset.like'),
      checked: like === 'LIKE',
      onPress: () => favorites?.chooseLike('LIKE'),
    },
    dislike: {
      icon: like === 'DISLIKE' ? 'disliked' : 'dislike',
      name: text('asset.dislike'),
      checked: like === 'DISLIKE',
      onPress: () => favorites?.chooseLike('DISLIKE'),
    },
    moreInfo: {
      icon: 'info',
      name: text('page.moreInfo'),
      onPress: () => {
        onClose();
        onOpen(asset);
      },
    },
    startOver: {
      icon: 'restart',
      name: text('titleMenu.startOver'),
      hint,
      onPress: () => {
        onClose();
        if (resumed === null) return;
        const target = { to: 'player', assetId: resumed.asset.id, contentType: 'main' } as const;
        follow(target, { ...origin, fromStart: true });
      },
    },
    markWatched: {
      icon: 'tick',
      name: text('titleMenu.markWatched'),
      hint,
      onPress: () => {
        onClose();
        if (resumed !== null) changes.markWatched(resumed.asset, onFailed);
      },
    },
  };
  const choices = titleMenu({ hasProfile: favorites !== null, resumed });
  const picture = imageFor(asset.images, 'poster');
  return (
    <Dialog
      label={name}
      testId="title-menu"
      onKey={({ key }) => {
        if (key !== 'back') return false;
        onClose();
        return true;
      }}
    >
      <View ref={panel} x={STAGE.w} w={W} h={STAGE.h} color={colors.base} group="column">
        <View x={PAD} y={SAFE.y} flow="column" gap={24}>
          <Image
            w={POSTER.w}
            h={POSTER.h}
            radius={radius}
            placeholder={colors.placeholder}
            title={name}
            src={
              picture && imageUrl(picture.url, POSTER.w * resolution, POSTER.h * resolution, config.apiUrl)
            }
          />
          <Label type="heading" role="heading" maxWidth={TEXT_W} maxLines={2} color={colors.textOnBase}>
            {name}
          </Label>
        </View>
        <View x={ITEM.x} y={ITEMS_Y} flow="column" gap={4} group="column" role="menu" label={name}>
          {choices.map((choice, index) => (
            <TitleMenuItem
              key={choice}
              w={ITEM.w}
              icon={itemModels[choice].icon}
              name={itemModels[choice].name}
              hint={itemModels[choice].hint ?? null}
              checked={itemModels[choice].checked}
              autoFocus={index === 0}
              testId={`title-menu-${choice}`}
              onPress={itemModels[choice].onPress}
            />
          ))}
        </View>
      </View>
    </Dialog>
  );
}

/** Y of the entries: below the artwork and two lines of the name. */
const ITEMS_Y = SAFE.y + POSTER.h + 24 + 80 + 28;

/** Where the player returns to: the page or asset screen below the menu. */
function useOrigin(): WatchOrigin {
  const { pathname } = useLocation();
  const route = parseRoute(pathname);
  if (route.kind === 'page' && route.id !== null) return { returnPageId: route.id };
  return route.kind === 'asset' ? { returnAssetId: route.id } : {};
}
