import { useScreenTexts, useText } from '../../../i18n';
import { enAccount } from '../../../i18n/enAccount';
import { useNavigation, useNavigationState } from '../../../shell/navigation';
import { OutcomeScreen } from '../OutcomeScreen';

/** /welcome/incorrect_credentials: shown after a refused sign-in by e-mail; try again or reset the password. */
export default function IncorrectCredentials() {
  useScreenTexts(enAccount);
  const text = useText();
  const { open, replace } = useNavigation();
  // The e-mail address is passed on, so that it need not be typed again with a remote.
  const { email, redirectToPlans } = useNavigationState();
  return (
    <OutcomeScreen
      testId="incorrect-credentials"
      icon="warning"
      title={text('signIn.incorrectCredentials')}
      hint={text('signIn.incorrectHint')}
      actions={[
        {
          label: text('signIn.tryAgain'),
          testId: 'try-again',
          onPress: () => replace('/welcome/email', { email, redirectToPlans }),
        },
        {
          label: text('signIn.recoverPassword'),
          testId: 'recover-password',
          onPress: () => open('/welcome/recover_password', { email, redirectToPlans }),
        },
      ]}
    />
  );
}
