/** Goods of a deal in words. */
import { list, t } from '../../lib/i18n.svelte';
import { cardName, sum, type Goods } from './model';

export function goodsWords(goods: Goods): string {
  const parts = goods.cards.map(cardName);
  const money = sum(goods.notes) + goods.money;
  if (money) parts.push(t('junta-ui-mp', { sum: money }));
  for (const [area, kind, number] of goods.units) parts.push(t('junta-ui-units-at', { count: number, unit: t(`junta-unit-${kind}`), area: t(`junta-area-${area}`) }));
  return parts.length ? list(parts) : t('junta-goods-nothing');
}
