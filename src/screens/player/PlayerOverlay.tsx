import type { Ref } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Asset, Frame } from '../../contract';
import { Scrim } from '../../ui/Scrim';
import { STAGE } from '../../ui/stage';
import { BottomControls } from './BottomControls';
import { OVERLAY_FADE } from './overlayLayout';
import type { PlayerModel } from './playerModel';
import { TopControls } from './TopControls';

interface PlayerOverlayProps {
  model: PlayerModel;
  shown: boolean;
  asset: Asset | null;
  root: Asset | null;
  frames: readonly Frame[];
  onBack: () => void;
  ref: Ref<NodeHandle>;
}

const FADE = { alpha: OVERLAY_FADE } as const;
const SCRIM = { top: 280, bottom: 500 } as const;

/** Title and controls over two scrims. Hidden, it fades out and none of its buttons can be pressed. */
export function PlayerOverlay({ model, shown, asset, root, frames, onBack, ref }: PlayerOverlayProps) {
  return (
    <View
      ref={ref}
      w={STAGE.w}
      h={STAGE.h}
      alpha={shown ? 1 : 0}
      transition={FADE}
      testId="player-overlay"
      group="column"
      remember={false}
      disabled={!shown}
    >
      <Scrim from="top" w={STAGE.w} h={SCRIM.top} strength={0.88} />
      <Scrim from="bottom" y={STAGE.h - SCRIM.bottom} w={STAGE.w} h={SCRIM.bottom} strength={0.94} />
      <TopControls asset={asset} root={root} onBack={onBack} />
      <BottomControls model={model} shown={shown} frames={frames} />
    </View>
  );
}
