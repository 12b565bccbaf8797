import type { Texts } from '../en/texts.js';

export const coach: Texts['coach'] = {
	label: 'Aanwijzing',
	pick: 'Kies een steen, zoek een plek, draai hem als je wilt en plaats hem.',
	touch: 'Vanaf nu moet elke steen een van je eigen stenen raken, vlak tegen vlak.',
	above:
		'Alleen wat van bovenaf zichtbaar is, telt: een punt per veld, een strafpunt per steen die overblijft.',
	gotIt: 'Begrepen',
	off: 'Geen aanwijzingen meer',
};
