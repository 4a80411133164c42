import type { ShopConfig } from '../domain/catalog.ts';
import { toCentavos } from '../domain/money.ts';
import { numberOf, objectOf, textOf } from './read.ts';

/** On unless missing, empty or INA [DEC-002]. */
export const isOn = (value: unknown): boolean => !['', 'INA'].includes(textOf(value).trim().toUpperCase());

/** The parameters of the server under the names of the shop [GEN-017, GEN-018, DEC-001]; unknown ones are ignored. */
export function toShopConfig({ params, currency, country, version }: { params: unknown; currency: unknown; country: unknown; version: unknown }): ShopConfig {
  const wire = objectOf(params);
  return {
    currency: textOf(currency) || 'Q',
    countryCode: textOf(country).trim() || 'GT',
    minimumOrder: Math.max(0, toCentavos(numberOf(wire['MONTO_MINIMO']))),
    certificatesEnabled: isOn(wire['ENABLED_CER']),
    cashEnabled: isOn(wire['ENABLED_PAGO_EFECTIVO']),
    futureOrdersEnabled: !isOn(wire['DISABLE_PEDIDO_FUTURO']),
    warrantyMessageEnabled: isOn(wire['ENABLED_MENSAJE_GARANTIA']),
    certificateDedication: textOf(wire['DEDICATORIA_CER']),
    opensAt: textOf(wire['HORA_INICIO']),
    closesAt: textOf(wire['HORA_FIN']),
    captchaAfterFailures: numberOf(wire['RECAPTCHA_COUNT']),
    captchaSiteKey: textOf(wire['RECAPTCHA_SITE_KEY']),
    cardDisabledMessage: textOf(wire['VIRTUAL_POS_DISABLED_MESSAGE']),
    version: textOf(version),
  };
}
