import { View } from '../../../renderer';
import { useText } from '../../i18n';
import type { SkipKind } from '../../player/skip';
import { Button } from '../../ui/Button';
import { Appearing } from './Appearing';
import { SIDE } from './overlayLayout';

const TEXTS = {
  intro: 'player.skipIntro',
  recap: 'player.skipRecap',
  credits: 'player.skipCredits',
} as const satisfies Record<SkipKind, string>;

interface SkipButtonProps {
  kind: SkipKind;
  /** Its upper edge. */
  y: number;
  onPress: () => void;
}

/** 'Skip intro', 'Skip recap' or 'Skip credits', at the right edge [SKIP-01]. */
export function SkipButton({ kind, y, onPress }: SkipButtonProps) {
  const text = useText();
  return (
    <Appearing>
      <View y={y} w={SIDE.right} flow="row" justify="end">
        <Button icon="forward" look="small" testId="skip" onPress={onPress}>
          {text(TEXTS[kind])}
        </Button>
      </View>
    </Appearing>
  );
}
