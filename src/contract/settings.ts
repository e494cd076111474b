/** App settings of a deployment: name, theme, links, menu and flags. `GET /settings`, before the first screen. */
import * as v from 'valibot';
import { entity, list, listSchema, optional, parser, required } from './tolerance';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const text = optional(filled, null);

export const ThemeFontSchema = entity('settings.theme.font', {
  fontUrl: required(filled),
  fontFamily: required(filled),
  /** CSS weight, 100..900. */
  weight: optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((weight) => Number(weight)),
      v.number(),
    ),
    400,
  ),
});
export type ThemeFont = v.InferOutput<typeof ThemeFontSchema>;

/** Colours exactly as sent: src/theme decides whether they are six hex digits. */
export const ThemeColorsSchema = entity('settings.theme.colors', {
  base: text,
  accent: text,
  background: text,
  settingsBase: text,
  gradient: text,
});
export type ThemeColors = v.InferOutput<typeof ThemeColorsSchema>;
const noColors: ThemeColors = {
  base: null,
  accent: null,
  background: null,
  settingsBase: null,
  gradient: null,
};

const noRadius: { radius: number | null } = { radius: null };
const noTheme: {
  images: { logo: string | null };
  colors: ThemeColors;
  fonts: ThemeFont[];
  radius: number | null;
  button: { radius: number | null };
} = { images: { logo: null }, colors: noColors, fonts: [], radius: null, button: noRadius };

export const ThemeSchema = entity('settings.theme', {
  images: optional(entity('settings.theme.images', { logo: text }), noTheme.images),
  colors: optional(ThemeColorsSchema, noColors),
  fonts: list(ThemeFontSchema),
  /** Pixels, for cards. */
  radius: optional(v.number(), null),
  button: optional(entity('settings.theme.button', { radius: optional(v.number(), null) }), noRadius),
});
export type ThemeSettings = v.InferOutput<typeof ThemeSchema>;

/** A page the menu leads to. */
export const MenuLinkSchema = entity('menuLink', {
  uuid: required(filled),
  title: optional(v.string(), ''),
});
export type MenuLink = v.InferOutput<typeof MenuLinkSchema>;

const noLinks: { helpDesk: string | null; account: string | null } = { helpDesk: null, account: null };

export const AppSettingsSchema = entity('settings', {
  appName: optional(filled, 'Proscenium'),
  theme: optional(ThemeSchema, noTheme),
  links: optional(entity('settings.links', { helpDesk: text, account: text }), noLinks),
  menuLinks: list(MenuLinkSchema, (link) => link.uuid),
  welcomeBackgroundTV: text,
  welcomeBackgroundVideo: text,
  showRegistration: optional(v.boolean(), true),
  interestsEnabled: optional(v.boolean(), false),
  /** Premium-configuration variant of the signed-in routes; with it on it applies to users with isPremium. */
  premiumRoutesEnabled: optional(v.boolean(), false),
  /** Billing gateways whose plans are never offered. */
  hiddenGateways: list(v.string()),
  /** Billing gateways whose subscriptions cannot be changed or cancelled here. */
  restrictedGateways: list(v.string()),
});
export type AppSettings = v.InferOutput<typeof AppSettingsSchema>;
export const parseSettings = parser('settings', AppSettingsSchema);

/** `GET /menu?interests={comma-list}`: the menu links for a profile's interests; an empty list changes nothing. */
export const parseMenuLinks = parser(
  'menu',
  listSchema('menu', MenuLinkSchema, (link) => link.uuid),
);
