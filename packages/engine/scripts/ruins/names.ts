/** Inca sites, in the order in which the ruins of the collection are named after them. */
export const SITES: readonly string[] = [
	...['Ollantaytambo', 'Choquequirao', 'Vilcabamba', 'Machu Picchu', 'Sacsayhuamán'],
	...['Moray', 'Tipón', 'Raqchi', 'Qenqo', 'Tambomachay'],
	...['Puka Pukara', 'Wiñay Wayna', 'Intipata', 'Runkurakay', 'Sayacmarca'],
	...['Phuyupatamarca', 'Patallacta', 'Vitcos', 'Chinchero', 'Huchuy Qosqo'],
	...['Yucay', 'Rumicolca', 'Huánuco Pampa', 'Tambo Colorado', 'Pachacamac'],
	...['Cajamarca', 'Ingapirca', 'Tomebamba', 'Samaipata', 'Incallajta'],
	...['Pilkokaina', 'Quillarumiyoc', 'Tarawasi', 'Sayhuite', 'Vilcashuamán'],
	...['Curamba', 'Huaytará', 'Aypate', 'Pumpu', 'Tarmatambo'],
	...['Hatun Xauxa', 'Rumicucho', 'Shincal', 'Tilcara', 'Turi'],
	...['Catarpe', 'Oroncota', 'Iskanwaya', 'Cojitambo', 'Coyoctor'],
	...['Caranqui', 'Quitoloma', 'Llactapata', 'Conchamarca', 'Chachabamba'],
	...['Choquesuysuy', 'Torontoy', 'Salapunku', 'Pumamarca', 'Quispiguanca'],
	...['Zurite', 'Inkilltambo', 'Kusilluchayoc', 'Laqo', 'Kallachaca'],
	...['Maukallaqta', 'Pacariqtambo', 'Huamanmarca', 'Huarco', 'Paredones'],
	...['La Centinela', 'Tambo Viejo', 'Puerto Inka', 'Huaycán', 'Nieve Nieve'],
	...['Puruchuco', 'Armatambo', 'Huamachuco', 'Taparaco', 'Tunsucancha'],
	...['Chacamarca', 'Inca Uyo', 'Sillustani', 'Cutimbo', 'Hatuncolla'],
	...['Chincana', 'Iñak Uyu', 'Copacabana', 'Paria', 'Incarracay'],
	...['Cotapachi', 'Cuzcotuyo', 'Quilmes', 'Tastil', 'Payogasta'],
	...['La Paya', 'Fuerte Quemado', 'Ranchillos', 'Tambillos', 'Titiconte'],
	...['Coctaca', 'Yacoraite', 'Hualfín', 'Watungasta', 'Aconquija'],
	...['Chena', 'Quitor', 'Lasana', 'Saxamar', 'Zapahuira'],
	...['Viña del Cerro', 'La Compañía', 'Callo', 'Pambamarca', 'Culebrillas'],
	...['Todos Santos', 'Dumapara', 'Tambo Blanco', 'Achupallas', 'Yacuviñay'],
	...['Tumbes', 'Caxas', 'Mitupampa', 'Chiquitoy Viejo', 'Perolniyoc'],
];

/** The site's id: without accents, in lower case, words joined by hyphens. */
export const nameOf = (site: string): string =>
	site
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replaceAll(' ', '-');
