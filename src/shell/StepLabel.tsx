import { View } from '../../renderer';
import { registrationSteps } from '../domain/registration';
import type { RegistrationStep } from '../domain/registration';
import { useText } from '../i18n';
import { useSettings } from '../session';
import { Label } from '../ui/Label';
import { SAFE, STAGE } from '../ui/stage';

const W = 400;
/** On the line of the brand. */
const Y = 68;

/** 'Step 1 of 4', in the upper right corner of a registration's screens. */
export function StepLabel({ step }: { step: RegistrationStep }) {
  const text = useText();
  const steps = registrationSteps(useSettings((state) => state.settings?.interestsEnabled === true));
  return (
    <View x={STAGE.w - SAFE.x - W} y={Y} w={W} flow="row" justify="end">
      <Label dim testId="registration-step">
        {text('registration.step', { index: 1 + steps.indexOf(step), total: steps.length })}
      </Label>
    </View>
  );
}
