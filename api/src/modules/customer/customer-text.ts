import { coverageText } from '@brasa/shared/domain/coverage-text';

export const customerText = {
  addressSaved: 'Dirección guardada',
  addressDeleted: 'Dirección eliminada',
  noAddress: 'No encontramos la dirección',
  noCoverage: coverageText.noCoverage,
  tooManyAddresses: 'Alcanzaste el máximo de direcciones',
  notSorted: 'No fue posible guardar el orden',
} as const;
