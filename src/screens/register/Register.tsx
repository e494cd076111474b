import type { RegistrationField } from '../../domain/registration';
import { useScreenTexts, useText } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { FormScreen } from '../../shell/FormScreen';
import type { FormField } from '../../shell/FormScreen';
import { StepLabel } from '../../shell/StepLabel';
import { Spinner } from '../../ui/Spinner';
import { CONTENT } from '../../ui/stage';
import { useRegistration } from './useRegistration';

/** Position of the spinner, below the password step's button. */
const SPINNER = { x: CONTENT.x + 300, y: 820 } as const;

/** /welcome/register: creates an account step by step. Interests and plans follow at their own paths. */
export default function Register() {
  useScreenTexts(enAccount);
  const text = useText();
  const { state, edit, next, back } = useRegistration();
  const { problem, sending, step } = state;

  function field(name: RegistrationField, label: string): FormField {
    const wrong = problem?.field === name ? problem : null;
    return {
      id: `register-${name}`,
      label,
      value: state[name],
      masked: name !== 'email',
      error: wrong && ('words' in wrong ? wrong.words : text(`validation.${wrong.problem}`)),
      onChange: (value) => edit(name, value),
    };
  }
  const action = {
    id: 'register-continue',
    label: text('registration.continue'),
    onPress: next,
    busy: sending,
  };
  const common = { title: text('registration.title'), actions: [action], onBack: back };

  return step === 'password' ? (
    <>
      <FormScreen
        key="password"
        testId="register-password-step"
        corner={<StepLabel step="password" />}
        help={text('registration.passwordHelp')}
        fields={[
          field('password', text('signIn.password')),
          field('repeat', text('registration.repeatPassword')),
        ]}
        {...common}
      />
      {sending && <Spinner what={text('registration.awaited')} {...SPINNER} />}
    </>
  ) : (
    <FormScreen
      key="email"
      testId="register-email-step"
      corner={<StepLabel step="email" />}
      help={text('registration.emailHelp')}
      fields={[field('email', text('signIn.email'))]}
      {...common}
    />
  );
}
