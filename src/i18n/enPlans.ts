/** The English texts of the plans' list, details and countries, loaded with that screen; see `en.ts`. */
export const enPlans = {
  'plans.details': 'Details',
  'plans.unnamed': 'Plan',
  'plans.owned': 'You have this plan',
  'plans.unpriced': 'This plan cannot be bought here',
  'plans.activeUntil': 'Active until {{date}}',
  'plans.availableInOne': 'Available in {{country}}',
  'plans.availableIn_one': 'Available in {{country}} + {{count}} country',
  'plans.availableIn_other': 'Available in {{country}} + {{count}} countries',
  'plans.countries': 'Where {{plan}} is available',
  'plans.morePrices_one': '+ {{count}} more price',
  'plans.morePrices_other': '+ {{count}} more prices',
  'plans.moreDetails_one': '+ {{count}} more detail',
  'plans.moreDetails_other': '+ {{count}} more details',
  'plans.prices': 'Prices',
  'plans.includes': 'What it includes',
  'plans.interests': 'For those who like',
  'plans.previous': 'Previous plans',
  'plans.next': 'More plans',
  /** Names by code, 'IN India, GB United Kingdom', where engines have none: see `countryName.ts`. */
  'country.names': '',
} as const;
