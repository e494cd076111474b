import { View } from '../../renderer';
import { Button } from './Button';
import { Dialog, DialogPanel } from './Dialog';
import { Label } from './Label';
import { useTheme } from './ThemeContext';

interface ModalProps {
  question: string;
  /** What yes would mean, below the question. Default: nothing. */
  detail?: string | null;
  /** Result of the last choice, below the question. Default: none. */
  note?: string | null;
  /** Left to right. The `preferred` one has the initial focus, else the last. `busy`: an answer is pending. */
  choices: readonly {
    label: string;
    onPress: () => void;
    testId?: string;
    preferred?: boolean;
    busy?: boolean;
  }[];
  testId?: string;
}

/** Fits the question about signing out on one line. */
const PANEL = { w: 1040, h: 320 } as const;
/** What a line of detail adds to the panel's height. */
const DETAIL_H = 44;

/**
 * A question over the whole screen: a focus trap until it is answered. Back means the last choice, which must change
 * nothing.
 */
export function Modal({ question, detail = null, note = null, choices, testId }: ModalProps) {
  const { colors } = useTheme();
  const more = detail === null ? 0 : DETAIL_H;
  const last = choices.at(-1);
  const first = choices.find((choice) => choice.preferred) ?? last;
  return (
    <Dialog
      label={question}
      testId={testId}
      group="row"
      onKey={({ key }) => {
        if (key !== 'back') return false;
        last?.onPress();
        return true;
      }}
    >
      <DialogPanel w={PANEL.w} h={PANEL.h + more}>
        <Label
          type="title"
          role="heading"
          y={56}
          x={48}
          w={PANEL.w - 96}
          maxLines={2}
          textAlign="center"
          color={colors.textOnBase}
        >
          {question}
        </Label>
        {detail !== null && (
          <Label
            y={128}
            x={48}
            w={PANEL.w - 96}
            textAlign="center"
            color={colors.dimTextOnBase}
            testId="dialog-detail"
          >
            {detail}
          </Label>
        )}
        {note !== null && (
          <Label
            role="alert"
            y={132 + more}
            x={48}
            w={PANEL.w - 96}
            textAlign="center"
            color={colors.textOnBase}
            testId="dialog-note"
          >
            {note}
          </Label>
        )}
        <View y={196 + more} w={PANEL.w} h={72}>
          <View x={choicesLeft(choices.length)} flow="row" gap={20} group="row">
            {choices.map((choice) => (
              <Button
                key={choice.label}
                w={CHOICE_WIDTH}
                testId={choice.testId}
                autoFocus={choice === first}
                busy={choice.busy}
                onPress={choice.onPress}
              >
                {choice.label}
              </Button>
            ))}
          </View>
        </View>
      </DialogPanel>
    </Dialog>
  );
}

const CHOICE_WIDTH = 240;

function choicesLeft(count: number): number {
  return (PANEL.w - count * CHOICE_WIDTH - (count - 1) * 20) / 2;
}
