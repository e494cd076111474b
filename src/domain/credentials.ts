/**
 * Checks of an e-mail address and a password before anything is sent: at sign-in, registration, recovery [AUTH-03..07, REG-03..05].
 * A problem is named by the ending of its text's key: `text(`validation.${problem}`)` gives the specification's words.
 */

/** Of an address; 256 is one too many. */
const EMAIL_MAX_LENGTH = 255;
/** Of a new password. At sign-in the provider alone decides: an account may be older than the rule. */
const PASSWORD_MIN_LENGTH = 8;

/**
 * Words of the unquoted local part joined by single dots, then labels, the last of letters ('com') or in its encoded form
 * ('xn--...'). What it leaves out (quoted local parts, bare IP addresses) no mail provider gives to viewers.
 */
const EMAIL =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

/** Whether an address could be one: under 256 characters, of the usual form. The one rule of all forms. */
export const isEmail = (address: string): boolean =>
  address.length <= EMAIL_MAX_LENGTH && EMAIL.test(address);

/**
 * The address in what was typed: without spaces around it, which phone keyboards add and nobody sees. Forms check this
 * and send this.
 */
export const typedEmail = (typed: string): string => typed.trim();

/** What is wrong with one field of a form. */
interface FieldProblem<Field extends string, Problem extends string> {
  readonly field: Field;
  readonly problem: Problem;
}

type SignInProblem =
  FieldProblem<'email', 'emailRequired' | 'emailInvalid'> | FieldProblem<'password', 'passwordRequired'>;

/** The first of the three checks of the sign-in form that fails, in the specification's order; null when none does. */
export function signInProblem(email: string, password: string): SignInProblem | null {
  const address = typedEmail(email);
  if (address === '') return { field: 'email', problem: 'emailRequired' };
  if (password === '') return { field: 'password', problem: 'passwordRequired' };
  return isEmail(address) ? null : { field: 'email', problem: 'emailInvalid' };
}

/** What keeps a reset mail from being asked for: nothing but a valid address does, and an empty one is not valid. */
export const recoveryProblem = (email: string): 'emailInvalid' | null =>
  isEmail(typedEmail(email)) ? null : 'emailInvalid';

/** Of registration's e-mail step, which has words of its own. */
export function registrationEmailProblem(
  email: string,
): 'registrationEmailRequired' | 'registrationEmailInvalid' | null {
  const address = typedEmail(email);
  if (address === '') return 'registrationEmailRequired';
  return isEmail(address) ? null : 'registrationEmailInvalid';
}

type NewPasswordProblem =
  | FieldProblem<'password', 'passwordRequired' | 'passwordTooShort'>
  | FieldProblem<'repeat', 'passwordMismatch'>;

/** Of a password chosen anew and its repetition: in registration's password step. */
export function newPasswordProblem(password: string, repeat: string): NewPasswordProblem | null {
  if (password === '') return { field: 'password', problem: 'passwordRequired' };
  if (password.length < PASSWORD_MIN_LENGTH) return { field: 'password', problem: 'passwordTooShort' };
  return password === repeat ? null : { field: 'repeat', problem: 'passwordMismatch' };
}
