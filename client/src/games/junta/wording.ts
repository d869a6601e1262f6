/** Goods, units and areas in words. */
import { list, t } from '../../lib/i18n.svelte';
import { stacksAt, type Area, type Stack } from './map';
import { VALUES, called, cardName, type Goods, type JuntaView, type Naming } from './model';

export function goodsWords(goods: Goods): string {
  const parts = goods.cards.map(cardName);
  for (const [kind, number] of goods.kinds)
    parts.push(t('junta-goods-kind', { count: number, kind: t(`junta-goods-${kind}`) }));
  for (const value of VALUES)
    if (goods.notes[value - 1]) parts.push(t('junta-goods-notes', { count: goods.notes[value - 1] ?? 0, value }));
  if (goods.money) parts.push(t('junta-ui-mp', { sum: goods.money }));
  for (const [area, kind, number] of goods.units)
    parts.push(t('junta-ui-units-at', { count: number, unit: t(`junta-unit-${kind}`), area: t(`junta-area-${area}`) }));
  return parts.length ? list(parts) : t('junta-goods-nothing');
}

/** One stack in words: how many of what, under whom, when it came. */
export function stackWords(view: JuntaView, stack: Stack, name: Naming): string {
  const words = t('junta-ui-stack-words', {
    count: stack.count,
    unit: t(`junta-unit-${stack.kind}`),
    who: called(view, stack.commander, name),
  });
  return [
    words,
    ...(view.rebels.includes(stack.commander) ? [t('junta-ui-rebel')] : []),
    ...(stack.arrival ? [t('junta-ui-arrival', { number: stack.arrival })] : []),
  ].join(', ');
}
/** An area in words, for those who do not see the map. */
export function areaWords(view: JuntaView, area: Area, name: Naming): string {
  const units = stacksAt(view, area.id).map((stack) => stackWords(view, stack, name));
  return [
    t(`junta-area-${area.id}`),
    t(`junta-area-kind-${area.kind}`),
    ...(units.length ? units : [t('junta-ui-area-empty')]),
    t('junta-ui-borders', { areas: list(area.borders.map((one) => t(`junta-area-${one}`))) }),
  ].join('. ');
}
