import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useScene } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import { useText } from '../../i18n';
import { OVERLAY_HIDE_MS } from '../../player/overlayVisibility';
import { watchPointer } from '../../player/pointerActivity';
import { createTimer } from '../../player/timer';
import { useServices } from '../../shell/services';
import { SAFE } from '../../ui/stage';
import { ControlButton } from './ControlButton';

interface PointerExitProps {
  /** Has focus again when the button goes. */
  picture: RefObject<NodeHandle | null>;
  onBack: () => void;
}

/**
 * The way out for a pointer where no controls show, during an ad and while a title loads: the controls' back button, for
 * 5 s after a move. Keys have the back key, and do not reach it.
 */
export function PointerExit({ picture, onBack }: PointerExitProps) {
  const text = useText();
  const { clock } = useScene();
  const { videoParent } = useServices();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const timer = createTimer(clock);
    const stop = watchPointer(videoParent, () => {
      setShown(true);
      timer.arm(OVERLAY_HIDE_MS, () => {
        picture.current?.focus();
        setShown(false);
      });
    });
    return () => {
      stop();
      timer.cancel();
    };
  }, [clock, picture, videoParent]);

  if (!shown) return null;
  return (
    <ControlButton
      icon="back"
      label={text('app.back')}
      testId="pointer-exit"
      x={SAFE.x}
      y={SAFE.y}
      onPress={onBack}
    />
  );
}
