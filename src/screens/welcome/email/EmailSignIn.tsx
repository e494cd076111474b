import { useState } from 'react';
import { signInProblem, typedEmail } from '../../../domain/credentials';
import { useScreenTexts, useText } from '../../../i18n';
import { enAccount } from '../../../i18n/enAccount';
import { useSettings } from '../../../session';
import { FormScreen } from '../../../shell/FormScreen';
import type { FormAction } from '../../../shell/FormScreen';
import { useNavigation, useNavigationState } from '../../../shell/navigation';
import { useServices } from '../../../shell/services';
import { useSending } from '../../../shell/useSending';

/** /welcome/email: sign-in with e-mail and password. A refusal leads to /welcome/incorrect_credentials. */
export default function EmailSignIn() {
  useScreenTexts(enAccount);
  const text = useText();
  const { session } = useServices();
  const { open } = useNavigation();
  const name = useSettings((state) => state.settings?.appName ?? '');
  const registration = useSettings((state) => state.settings?.showRegistration !== false);
  const { email: before = '', redirectToPlans } = useNavigationState();
  const [email, setEmail] = useState(before);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<ReturnType<typeof signInProblem>>(null);
  const { send, sending, failure } = useSending('emailSignIn', { email, redirectToPlans });

  function signIn(): void {
    const problem = signInProblem(email, password);
    setWrong(problem);
    if (problem !== null) return;
    send(() =>
      session.signInWithEmail(typedEmail(email), password, redirectToPlans === true ? '/plans' : undefined),
    );
  }
  const errorOf = (field: 'email' | 'password'): string | null =>
    wrong?.field === field ? text(`validation.${wrong.problem}`) : null;
  const signUp: FormAction = {
    id: 'email-sign-up',
    label: text('signIn.signUp'),
    onPress: () => open('/welcome/register'),
    look: 'link',
  };
  const recover: FormAction = {
    id: 'email-recover',
    label: text('signIn.recoverPassword'),
    onPress: () => open('/welcome/recover_password', { email, redirectToPlans }),
    look: 'link',
  };

  return (
    <FormScreen
      testId="email-sign-in"
      title={text('signIn.withEmail')}
      help={text('signIn.hint', { name })}
      problem={failure?.text ? text(failure.text) : null}
      fields={[
        {
          id: 'email',
          label: text('signIn.email'),
          value: email,
          onChange(value) {
            setEmail(value);
            setWrong(null);
          },
          error: errorOf('email'),
        },
        {
          id: 'password',
          label: text('signIn.password'),
          value: password,
          onChange(value) {
            setPassword(value);
            setWrong(null);
          },
          masked: true,
          error: errorOf('password'),
        },
      ]}
      actions={[
        { id: 'email-send', label: text('signIn.signIn'), onPress: signIn, busy: sending },
        recover,
        ...(registration ? [signUp] : []),
      ]}
    />
  );
}
