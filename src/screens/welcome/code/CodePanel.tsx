import { Text, View } from '../../../../renderer';
import { groupedCode } from '../../../domain/pairing';
import { useText } from '../../../i18n';
import { Label } from '../../../ui/Label';
import { Spinner } from '../../../ui/Spinner';
import { useTheme } from '../../../ui/ThemeContext';
import type { PairingState } from './pairing';

const LETTERS = { size: 104, lineHeight: 128, letterSpacing: 22 } as const;

/** Wide enough for a code of ten letters. */
const WIDTH = 900;

/**
 * The pairing code in letters readable across a room, or why there is none. Changes are announced, with the code
 * spelled letter by letter.
 */
export function CodePanel({ x, y, state: { status, code } }: { x: number; y: number; state: PairingState }) {
  const { colors } = useTheme();
  const text = useText();
  if (status === 'valid' && code !== null) {
    return (
      <View x={x} y={y} w={WIDTH} h={LETTERS.lineHeight} role="status" label={spelled(code)} testId="code">
        <Text {...LETTERS} weight={700} color={colors.accentText}>
          {groupedCode(code)}
        </Text>
      </View>
    );
  }
  if (status === 'loading') {
    return (
      <View x={x} y={y} testId="code-loading">
        <Spinner x={40} y={LETTERS.lineHeight / 2} what={text('code.awaited')} />
      </View>
    );
  }
  return (
    <Label type="title" x={x} y={y + 16} role="status" dim testId="code-over">
      {text(status === 'expired' ? 'code.expired' : 'code.failed')}
    </Label>
  );
}

/** Spaces make a voice guide read letters instead of a word. */
const spelled = (code: string): string => [...code].join(' ');
