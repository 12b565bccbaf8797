import type { Texts } from '../en/texts.js';

export const coach: Texts['coach'] = {
	label: 'Astuce',
	pick: 'Choisis une pierre, trouve-lui une place, tourne-la si tu veux, puis pose-la.',
	touch: 'À partir de maintenant, chaque pierre doit toucher une des tiennes par une face.',
	above: 'Seul compte ce qui est visible par le haut : un point par case, moins un par pierre restante.',
	gotIt: 'Compris',
	off: 'Plus d’astuces',
};
