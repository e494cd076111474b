import { useState } from 'react';
import { recoveryProblem, typedEmail } from '../../../domain/credentials';
import { useScreenTexts, useText } from '../../../i18n';
import { enAccount } from '../../../i18n/enAccount';
import { FormScreen } from '../../../shell/FormScreen';
import { useNavigationState } from '../../../shell/navigation';
import { useServices } from '../../../shell/services';
import { useSending } from '../../../shell/useSending';
import { MailNotSent, MailSent } from './outcomes';

/** /welcome/recover_password: takes an e-mail address and sends a mail with a reset link. */
export default function RecoverPassword() {
  useScreenTexts(enAccount);
  const text = useText();
  const { session } = useServices();
  const { email: before = '', redirectToPlans } = useNavigationState();
  const [email, setEmail] = useState(before);
  const [wrong, setWrong] = useState<ReturnType<typeof recoveryProblem>>(null);
  const [sent, setSent] = useState(false);
  const { send, sending, failure } = useSending('passwordReset');

  function ask(): void {
    const problem = recoveryProblem(email);
    setWrong(problem);
    if (problem !== null) return;
    send(
      () => session.sendPasswordReset(typedEmail(email)),
      () => setSent(true),
    );
  }

  if (sent) return <MailSent email={typedEmail(email)} redirectToPlans={redirectToPlans} />;
  if (failure?.text && failure.action !== 'retry')
    return <MailNotSent email={typedEmail(email)} words={failure.text} />;
  return (
    <FormScreen
      testId="recover-password"
      title={text('signIn.recoverPassword')}
      help={text('signIn.recoverHint')}
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
          error: wrong === null ? null : text(`validation.${wrong}`),
        },
      ]}
      actions={[{ id: 'recover-send', label: text('signIn.send'), onPress: ask, busy: sending }]}
    />
  );
}
