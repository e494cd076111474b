import { useLayoutEffect, useMemo, useRef } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Asset } from '../../contract';
import { seasonsOf } from '../../domain/episodes';
import type { EpisodeChoice } from '../../domain/episodeChoice';
import { displayName } from '../../domain/facts';
import { useText } from '../../i18n';
import { withAlpha } from '../../theme';
import { IconButton } from '../../ui/IconButton';
import { Label } from '../../ui/Label';
import { STAGE } from '../../ui/stage';
import { useTheme } from '../../ui/ThemeContext';
import { useDelayedUnmount } from '../../ui/useDelayedUnmount';
import { EpisodeLists } from './EpisodeLists';
import { HEADER } from './layout';

interface EpisodesModalProps {
  open: boolean;
  /** The show without the episodes hidden from this viewer. */
  show: Asset;
  /** The episode that plays now; null outside the player. */
  currentId: string | null;
  /** Episode that has the initial focus unless one is playing; null for the first. */
  startId: string | null;
  /** `choice`: what choosing the episode does for this viewer; never 'ignore'. */
  onChoose: (episode: Asset, choice: EpisodeChoice) => void;
  onClose: () => void;
  /** A key was used inside: no handler around it hears of it. */
  onKeyUsed?: () => void;
}

const OPEN_MS = 100;
const MOVE = { duration: OPEN_MS, easing: 'ease-out' } as const;
const NAME_X = HEADER.x + HEADER.back + 28;

/**
 * The episodes of a show over its screen: seasons on the left, the episodes of one season on the right. Focus starts
 * on the current or last watched episode. The asset screen handles the back key; the close button is for pointers.
 */
export default function EpisodesModal(props: EpisodesModalProps) {
  const mounted = useDelayedUnmount(props.open, OPEN_MS);
  return mounted ? <Modal {...props} /> : null;
}

function Modal({ open, show, currentId, startId, onChoose, onClose, onKeyUsed }: EpisodesModalProps) {
  const { colors } = useTheme();
  const text = useText();
  const root = useRef<NodeHandle>(null);
  const seasons = useMemo(() => seasonsOf(show), [show]);
  useLayoutEffect(() => void root.current?.animate('alpha', open ? 1 : 0, MOVE), [open]);
  const name = displayName(show);
  return (
    <View
      ref={root}
      w={STAGE.w}
      h={STAGE.h}
      zIndex={100}
      alpha={0}
      color={colors.background}
      role="dialog"
      label={text('asset.episodes')}
      testId="asset-episodes-list"
      group="column"
      trap={open}
      disabled={!open}
    >
      <View group="row" order={1} autoFocus>
        <EpisodeLists
          show={show}
          seasons={seasons}
          currentId={currentId}
          startId={currentId ?? startId}
          onChoose={onChoose}
          onKeyUsed={onKeyUsed}
        />
      </View>
      <View
        w={STAGE.w}
        h={HEADER.h}
        gradient={{
          angle: Math.PI / 2,
          colors: [colors.scrim, withAlpha(colors.scrim, 0.96), withAlpha(colors.scrim, 0)],
          stops: [0, 0.8, 1],
        }}
      />
      <View x={HEADER.x} y={HEADER.y} flow="row" gap={28} align="center" order={0}>
        <IconButton
          icon="back"
          size={32}
          side={HEADER.back}
          radius={HEADER.back / 2}
          label={text('app.back')}
          testId="episodes-close"
          onPress={onClose}
        />
        <Label type="title" role="heading" maxWidth={STAGE.w - 2 * NAME_X} visible={name !== ''}>
          {name}
        </Label>
      </View>
    </View>
  );
}
