/**
 * The built-in English texts, by key. Texts that the specification gives are verbatim, slips included ('in invalid',
 * "Password's doesn't match", 'Page do not contain'): other people's tests know them so. `{{name}}` is filled at use.
 * A text that counts has a key for each form of the language, by i18next's suffixes (`_one`, `_other`), and `{{count}}` chooses.
 */
import type { enAccount } from './enAccount';
import type { enAsset } from './enAsset';
import type { enDates } from './enDates';
import type { enListing } from './enListing';
import type { enPlans } from './enPlans';
import type { enPlayer } from './enPlayer';
import type { enSearch } from './enSearch';

export const en = {
  'app.splash': 'Loading',
  'app.back': 'Go back',
  'app.refresh': 'Refresh app',
  'app.retry': 'Try Again',
  'app.yes': 'Yes',
  'app.no': 'No',
  'app.ok': 'OK',
  'app.cancel': 'Cancel',
  'app.close': 'Close',
  'app.loading': 'Loading',
  'app.stillLoading': 'Still waiting for {{what}}',
  'app.offline': 'No internet connection',
  'app.stillOffline': 'Still offline',
  'app.version': 'Version: {{version}}',
  'app.errorCode': 'Error code: {{code}}',
  'app.exitQuestion': 'Do you want to exit',

  'welcome.headline': 'Films, series and live channels',
  'welcome.hint': 'Sign in with your phone, or look around first.',
  'welcome.privacyPolicy': 'Privacy Policy',
  'welcome.termsAndConditions': 'Terms & Conditions',
  'welcome.register': "Don't have an account? Register now!",
  'welcome.continueAsGuest': 'Continue as guest',
  'welcome.signIn': 'Sign in',

  'legal.awaited': 'the text',
  'legal.page': 'Page {{index}} of {{total}}',
  'legal.up': 'Scroll up',
  'legal.down': 'Scroll down',
  'legal.failed': 'This text cannot be shown right now. Try again, or close it and come back later.',

  'signIn.showPassword': 'Show password',
  'signIn.hidePassword': 'Hide password',
  'signIn.signOut': 'Sign out',
  'signIn.signOutQuestion': 'Are you sure that you want to sign out',

  'validation.emailRequired': 'Email address is required',
  'validation.passwordRequired': 'Password is required',
  'validation.emailInvalid': 'Email address in invalid',
  'validation.registrationEmailRequired': 'Email is required',
  'validation.registrationEmailInvalid': 'Email is invalid',
  'validation.passwordTooShort': 'Password must be at least 8 characters',
  'validation.passwordMismatch': "Password's doesn't match",
  'validation.nameRequired': 'Name is required',
  'validation.nameTaken': 'The entered profile name already exists. Please enter a different profile name.',
  'validation.emailTaken': 'This email already has an account',
  'validation.wrongPin': 'Wrong PIN. Please try again.',
  'validation.termsRequired': 'Please check that you have read and agree to the Terms of Service',

  'keyboard.clearAll': 'Clear all',
  'keyboard.done': 'Done',
  'keyboard.shift': 'Shift',
  'keyboard.space': 'Space',
  'keyboard.backspace': 'Backspace',
  'keyboard.keyboard': 'Keyboard',
  'keyboard.page': 'More characters',

  'menu.menu': 'Menu',
  'menu.home': 'Home',
  'menu.search': 'Search',
  'menu.browse': 'Browse',
  'menu.watchlist': 'Watchlist',
  'menu.settings': 'Settings',
  'menu.logout': 'Sign out',
  'menu.signIn': 'Sign in',
  'menu.changeProfile': 'Change profile',
  'menu.kids': 'Kids',

  'page.continueWatching': 'Continue watching',
  'page.moreInfo': 'More info',
  'page.position': '{{index}} of {{total}}',
  'page.loading': 'the page',
  'page.moreRows': 'more rows',

  'asset.playTrailer': 'Play trailer',
  'asset.watchLive': 'Watch live',
  'asset.signInToWatch': 'Sign in to watch',
  'asset.continueWatching': 'Continue watching',
  'asset.upgradeToWatch': 'Upgrade to watch',
  'asset.watchAgain': 'Watch again',
  'asset.watch': 'Watch',
  'asset.episodes': 'Episodes',
  'asset.seasons': 'Seasons',
  'asset.season': 'Season {{number}}',
  'asset.episode': 'Episode {{number}}',
  'asset.episodeShort': 'S{{season}} E{{episode}}',
  'asset.episodeSignIn': 'sign in to watch',
  'asset.playingNow': 'Playing now',
  'asset.more': 'More',
  'asset.live': 'LIVE',
  'asset.locked': 'Locked',
  'asset.newEpisode': 'New episode',
  'asset.availableFrom': 'Available from {{date}}',
  'asset.notInRegion': 'Not available in your region',
  'asset.notForProfile': '{{age}}+, not for this profile',
  'asset.notAvailable': 'Not available at the moment',
  'asset.moreLikeThis': 'More like this',
  'asset.becauseYouWatched': 'Because you watched',
  'asset.topPicks': 'Top picks',
  'asset.mostPopular': 'Most popular',
  'asset.addToWatchlist': 'Add to watchlist',
  'asset.removeFromWatchlist': 'Remove from watchlist',
  'asset.watchlist': 'Watchlist',
  'asset.onWatchlist': 'On watchlist',
  'asset.like': 'Like',
  'asset.dislike': 'Dislike',
  'asset.loading': 'the title',
  'asset.failed': 'This title cannot be opened right now',

  'facts.hour': 'h',
  'facts.minute': 'min',
  'facts.seasons_one': '{{count}} season',
  'facts.seasons_other': '{{count}} seasons',
  'facts.left': '{{length}} left',
  'facts.seasonEpisodes_one': 'Season {{season}}, {{count}} episode',
  'facts.seasonEpisodes_other': 'Season {{season}}, {{count}} episodes',
  'facts.today': 'Today {{time}}',
  'facts.tomorrow': 'Tomorrow {{time}}',

  'search.failed': 'An error occurred',
  'favourites.likeNotSaved': 'Your choice could not be saved. Please try again.',
  'favourites.watchlistNotSaved': 'Your watchlist could not be changed. Please try again.',
  'favourites.watchedNotSaved': 'The title could not be marked as watched. Please try again.',
  'watchlist.emptyTitle': 'Your watchlist is empty',
  'watchlist.emptySubtitle': 'Add a title to find it here',
  'watchlist.goHome': 'Find something to watch',
  'watchlist.titles_one': '{{count}} title',
  'watchlist.titles_other': '{{count}} titles',
  'watchlist.awaited': 'your watchlist',
  'titleMenu.startOver': 'Start from the beginning',
  'titleMenu.markWatched': 'Mark as watched',
  'list.seeAll': 'See all',
  'list.seeAllOf': 'See all: {{name}}',

  'error.title': 'Something went wrong',
  'error.refreshOrContact': 'There was an error - please refresh the page or contact admin',
  'error.networkBlocked': 'Network error occurred. Try to refresh app or contact with our support.',
  'error.network': 'Network error occurred. Please try connect again later.',
  'error.occurred': 'An error occurred',
  'error.relogin': 'Something went wrong. Please relogin!',
  'error.pageNotExists': "Page doesn't exist",
  'error.pageEmpty': 'Page do not contain any content',
  'error.playback': 'Something went wrong with playback',
  'error.permission': "You don't have permission to watch this content",
  'error.screenLimit': 'Screen limit reached',
  'error.screenLimitAdvice': 'Upgrade to watch on more devices',
  'error.seePlans': 'See plans',
  'error.ageRestricted': "We're sorry but this title is age-restricted",
  'error.help': 'Need help? {{url}}',
} as const;

/** Texts of the player, of listings, of an asset's drawer, and of account screens, are loaded with these screens: `useScreenTexts`. */
type CatalogueKey =
  | keyof typeof en
  | keyof typeof enAccount
  | keyof typeof enAsset
  | keyof typeof enDates
  | keyof typeof enListing
  | keyof typeof enPlans
  | keyof typeof enPlayer
  | keyof typeof enSearch;

/** A text with a form for each grammatical number; its key without the suffix of the form. */
export type PluralKey = CatalogueKey extends infer Key
  ? Key extends `${infer Base}_one`
    ? Base
    : never
  : never;
/** A text of one form. */
export type TextKey = Exclude<CatalogueKey, `${PluralKey}_${string}`>;
