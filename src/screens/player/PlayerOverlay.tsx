import type { ReactNode } from 'react';
import { View } from '../../../renderer';
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
  hasEpisodes: boolean;
  onBack: () => void;
  /** What shows with and without the controls, and is reached between the upper and the lower ones. */
  children: ReactNode;
}

const FADE = { alpha: OVERLAY_FADE } as const;
const SCRIM = { top: 280, bottom: 500 } as const;

/** Title and controls over two scrims. Hidden, they fade out and none of their buttons can be pressed. */
export function PlayerOverlay({ model, shown, frames, children, ...top }: PlayerOverlayProps) {
  const part = { w: STAGE.w, h: STAGE.h, alpha: shown ? 1 : 0, transition: FADE, disabled: !shown } as const;
  return (
    <View w={STAGE.w} h={STAGE.h} group="column" remember={false}>
      <View {...part} testId="player-top">
        <Scrim from="top" w={STAGE.w} h={SCRIM.top} strength={0.88} />
        <Scrim from="bottom" y={STAGE.h - SCRIM.bottom} w={STAGE.w} h={SCRIM.bottom} strength={0.94} />
        <TopControls model={model} shown={shown} {...top} />
      </View>
      {children}
      <View {...part} testId="player-bottom">
        <BottomControls model={model} shown={shown} frames={frames} />
      </View>
    </View>
  );
}
