import { useState } from 'react';
import { View } from '../../../../renderer';
import { typedAddress } from '../../../domain/address';
import { pairLink } from '../../../domain/pairing';
import { clockText } from '../../../domain/time';
import { useScreenTexts, useText } from '../../../i18n';
import { enAccount } from '../../../i18n/enAccount';
import { useSettings } from '../../../session';
import { AccountGradient } from '../../../shell/AccountBackground';
import { Screen } from '../../../shell/Screen';
import { useNavigation, useNavigationState } from '../../../shell/navigation';
import { useServices } from '../../../shell/services';
import { VersionLine } from '../../../shell/VersionLine';
import { Button } from '../../../ui/Button';
import { Label } from '../../../ui/Label';
import { QrCode } from '../../../shell/qr/QrCode';
import { NUMBERED_STEP, NumberedStep } from '../../../ui/NumberedStep';
import { CONTENT, SAFE, STAGE } from '../../../ui/stage';
import { CodePanel } from './CodePanel';
import { usePairing } from './usePairing';

const TITLE_Y = 150;
const STEPS_Y = 300;
const BUTTON_Y = STAGE.h - SAFE.y - 72;
/** Width of the steps, well clear of the QR panel. */
const COLUMN = 900;
const QR = { x: 1268, y: 262, room: 500 } as const;

/** /welcome/code: a code and its QR code, confirmed on a phone; the screen then signs in by itself. */
export default function CodeSignIn() {
  useScreenTexts(enAccount);
  const text = useText();
  const { config } = useServices();
  const name = useSettings((state) => state.settings?.appName ?? '');
  const { state, generate } = usePairing();
  const { open } = useNavigation();
  const { redirectToPlans } = useNavigationState();
  const valid = state.status === 'valid';
  const over = state.status === 'expired' || state.status === 'failed';
  // The button that has focus stays until there is a code, so that focus is there if the next one fails too.
  const [asked, setAsked] = useState(false);
  const generating = asked && state.status === 'loading';
  const { pairUrl } = config;
  const first =
    pairUrl === undefined
      ? text('code.openPage', { name })
      : text(over || generating ? 'code.openUrl' : 'code.step1', { url: typedAddress(pairUrl) });
  const link = valid && state.code !== null ? pairLink(pairUrl, state.code) : null;
  const codeY = STEPS_Y + 2 * NUMBERED_STEP.pitch;

  return (
    <Screen name={text('code.title')} testId="code-sign-in">
      <AccountGradient />
      <Label type="display" role="heading" x={CONTENT.x} y={TITLE_Y} maxWidth={COLUMN + 200}>
        {text('code.title')}
      </Label>
      <NumberedStep number={1} x={CONTENT.x} y={STEPS_Y} w={COLUMN}>
        {first}
      </NumberedStep>
      <NumberedStep number={2} x={CONTENT.x} y={STEPS_Y + NUMBERED_STEP.pitch} w={COLUMN}>
        {text('code.step2')}
      </NumberedStep>
      <CodePanel x={CONTENT.x + NUMBERED_STEP.textX} y={codeY} state={state} />
      {(over || generating) && (
        <View x={CONTENT.x + NUMBERED_STEP.textX} y={codeY + 120}>
          <Button
            testId="generate-code"
            autoFocus
            busy={generating}
            onPress={() => {
              setAsked(true);
              generate();
            }}
          >
            {text('code.generate')}
          </Button>
        </View>
      )}
      {valid && (
        <Label x={CONTENT.x + NUMBERED_STEP.textX} y={codeY + 150} dim testId="code-countdown">
          {text('code.expiresIn', { time: clockText(state.secondsLeft) })}
        </Label>
      )}
      <NumberedStep number={3} x={CONTENT.x} y={codeY + 270} w={COLUMN}>
        {text('code.step3')}
      </NumberedStep>
      <View x={CONTENT.x} y={BUTTON_Y}>
        <Button
          testId="sign-in-with-email"
          autoFocus
          onPress={() => open('/welcome/email', { redirectToPlans })}
        >
          {text('signIn.withEmail')}
        </Button>
      </View>
      {pairUrl !== undefined && (
        <QrCode
          {...QR}
          data={link}
          missing={over ? text('code.noQr') : null}
          label={first}
          testId="code-qr"
        />
      )}
      <VersionLine />
    </Screen>
  );
}
