/** A question over everything: a trap for focus until it is answered. Back is the last choice, which changes nothing. */
import { View } from '../../renderer';
import { Button } from './Button';
import { Dialog, DialogPanel } from './Dialog';
import { Label } from './Label';
import { useTheme } from './ThemeContext';

export interface ModalProps {
  question: string;
  /** Left to right; focus starts on `preferred`, else on the last. */
  choices: readonly { label: string; onPress: () => void; testId?: string; preferred?: boolean }[];
  testId?: string;
}

/** Wide enough for the question about signing out on one line. */
const PANEL = { w: 1040, h: 320 } as const;

export function Modal({ question, choices, testId }: ModalProps) {
  const { colors } = useTheme();
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
      <DialogPanel {...PANEL}>
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
        <View y={196} w={PANEL.w} h={72}>
          <View x={choicesLeft(choices.length)} flow="row" gap={20} group="row">
            {choices.map((choice) => (
              <Button
                key={choice.label}
                w={CHOICE_WIDTH}
                testId={choice.testId}
                autoFocus={choice === first}
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
