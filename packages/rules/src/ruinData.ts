/** The collection of ruins: written by `packages/engine/scripts/ruins/write.ts`, not by hand. */
export const RUIN_DATA = {
	chullpa: {
		2: [
			['ollantaytambo', 'Ollantaytambo', 'LMbzjnxgjRX8', 400, [50.9, 49.1]],
			['choquequirao', 'Choquequirao', '5svhWB3W0wcuH', 400, [48.6, 51.4]],
			['vilcabamba', 'Vilcabamba', 'r_7RjP-CgGhc', 400, [52.8, 47.2]],
			['machu-picchu', 'Machu Picchu', 'v3ekfoaEtnjGC', 400, [46, 54]],
			['sacsayhuaman', 'Sacsayhuamán', 'fzu90KAXWLOmC', 400, [54.9, 45.1]],
		],
		3: [
			['moray', 'Moray', 'tR1DZfb3ewSB', 4000, [32.8, 32.5, 34.7]],
			['tipon', 'Tipón', '6ZXgg2mgyN4', 4000, [31.2, 34.4, 34.4]],
			['raqchi', 'Raqchi', 'Okr2ObQaGCcB', 4000, [35.5, 33.3, 31.2]],
			['qenqo', 'Qenqo', 'tBVxfx4ni5QC', 4000, [33.4, 29.8, 36.8]],
			['tambomachay', 'Tambomachay', 'DyKvKF1f7ojE', 4000, [33.9, 36.2, 29.9]],
		],
	},
	pirka: {
		2: [
			['puka-pukara', 'Puka Pukara', '31ACMpOnaOQjgXB', 400, [48.8, 51.2]],
			['winay-wayna', 'Wiñay Wayna', 'ZO2UTuWjmdKomE', 400, [44, 56]],
			['intipata', 'Intipata', 'Z9y-AOQO-YcM5GD', 400, [45.9, 54.1]],
			['runkurakay', 'Runkurakay', 'cxtLHpEOYqOhwqG', 400, [47.3, 52.7]],
			['sayacmarca', 'Sayacmarca', 'XTVJwOSMzHg1SlC', 120, [52, 48]],
		],
		3: [
			['phuyupatamarca', 'Phuyupatamarca', '9miIkagmQD9R2UT', 4000, [33.1, 36, 30.9]],
			['patallacta', 'Patallacta', 'nmlhcqx_ZLPoNBX', 4000, [35.2, 33.9, 30.9]],
			['vitcos', 'Vitcos', 'wVdH2pD-TpLHLbj', 4000, [35.8, 33, 31.2]],
			['chinchero', 'Chinchero', 'f-I9i_zzUXxfUCC', 4000, [33.9, 34.5, 31.6]],
			['huchuy-qosqo', 'Huchuy Qosqo', 'NUW-w17LSMdnoiL', 4000, [35.3, 32.9, 31.8]],
		],
	},
	tambo: {
		2: [
			['yucay', 'Yucay', 'CkJaEa7MVxizcjD', 400, [47.6, 52.4]],
			['rumicolca', 'Rumicolca', 'k0Ds8SHQ8zEupE', 400, [53.9, 46.1]],
			['huanuco-pampa', 'Huánuco Pampa', '-HOZcF7XzoRvJrB', 400, [42.8, 57.2]],
			['tambo-colorado', 'Tambo Colorado', 'B63vfv_sMvJkSD', 400, [47, 53]],
			['pachacamac', 'Pachacamac', 'jPsS_Y5CNWyf5IB', 400, [45.3, 54.7]],
		],
		3: [
			['cajamarca', 'Cajamarca', 't32zCjHHymxIy5B', 4000, [33, 34.1, 32.9]],
			['ingapirca', 'Ingapirca', '0csa8VLN0S73pcK', 4000, [34.3, 34.4, 31.3]],
			['tomebamba', 'Tomebamba', '24JOsxzrsvyuG5Y', 4000, [34.6, 34.1, 31.3]],
			['samaipata', 'Samaipata', 'AEM8JfsFO2h3Z8b', 4000, [33.8, 34, 32.2]],
			['incallajta', 'Incallajta', 'Ree1hYwm3QhTfyB', 4000, [34.5, 34.5, 31]],
		],
	},
	coricancha: {
		2: [
			['pilkokaina', 'Pilkokaina', 'MB9kHAvxIXFIQ0g', 400, [57.9, 42.1]],
			['quillarumiyoc', 'Quillarumiyoc', '6I3PRgblWKmcJtCB', 400, [44.4, 55.6]],
			['tarawasi', 'Tarawasi', 'jgHajR6q7EbPoDsC', 400, [53.3, 46.7]],
			['sayhuite', 'Sayhuite', 'ceoHS8T3FUyxPXEn', 400, [49.6, 50.4]],
			['vilcashuaman', 'Vilcashuamán', 'oo1sFDKw5kZOIpoS', 400, [51.5, 48.5]],
		],
		3: [
			['curamba', 'Curamba', '_fPBOVujJPVqftI6', 4000, [34.2, 33.7, 32.1]],
			['huaytara', 'Huaytará', 'zIljR0TtnHx8sdpK', 4000, [33.9, 32.8, 33.3]],
			['aypate', 'Aypate', 'YV9_1_vR1pmztJY', 4000, [34.6, 33.7, 31.7]],
			['pumpu', 'Pumpu', 'yORPTs8IEGTe6aNW', 4000, [33.2, 34.5, 32.3]],
			['tarmatambo', 'Tarmatambo', 'sBziWgf9lgPgluXD', 4000, [36.1, 33.8, 30.1]],
		],
	},
	pisac: {
		2: [
			['hatun-xauxa', 'Hatun Xauxa', 'hZqK-qhlC-3Hk', 400, [55.5, 44.5]],
			['rumicucho', 'Rumicucho', 'GjJKij-ajrdiF', 400, [58.9, 41.1]],
			['shincal', 'Shincal', 'vs8uwU8D6yY7lF', 400, [51.5, 48.5]],
			['tilcara', 'Tilcara', 'pwFbMtoR8Fk9oJ', 400, [50.6, 49.4]],
			['turi', 'Turi', 'fFLclS7rcVcQc', 40, [48, 52]],
		],
		3: [
			['catarpe', 'Catarpe', 'JhiHAUR3NbP38W', 4000, [31.7, 34, 34.3]],
			['oroncota', 'Oroncota', '3YzjOtgs9imWQE', 4000, [33.5, 32.8, 33.7]],
			['iskanwaya', 'Iskanwaya', 'JY1R_d53s9TycB', 4000, [33.5, 33.7, 32.8]],
			['cojitambo', 'Cojitambo', 'W_PLluR0GuoKQ', 4000, [34.2, 33.4, 32.4]],
			['coyoctor', 'Coyoctor', 'lCCytSlE5_OZeB', 4000, [32.9, 34.1, 33]],
		],
	},
	cucho: {
		2: [
			['caranqui', 'Caranqui', '_TB4-kn4Y_aHL', 400, [41.8, 58.2]],
			['quitoloma', 'Quitoloma', 'MuPhqvfOED3rBn', 400, [55.1, 44.9]],
			['llactapata', 'Llactapata', 'FiVDXoBOuDicj', 400, [45.4, 54.6]],
			['conchamarca', 'Conchamarca', 'NjOQqj2d7TQ0kXB', 400, [57, 43]],
			['chachabamba', 'Chachabamba', 'efCdO74BkhTzX', 400, [48.3, 51.7]],
		],
		3: [
			['choquesuysuy', 'Choquesuysuy', 'lDIDCY9KQAmuuO', 4000, [33.6, 32.6, 33.8]],
			['torontoy', 'Torontoy', 'viFgPEE16srOTD', 4000, [34.6, 31.4, 34]],
			['salapunku', 'Salapunku', 'txPlJp7GmTYFNC', 4000, [30.5, 33.9, 35.6]],
			['pumamarca', 'Pumamarca', 'dTX5VTZ2z57lig', 4000, [31.8, 34.1, 34.1]],
			['quispiguanca', 'Quispiguanca', 'YZXFDcanYkhugG', 4000, [34.2, 33.7, 32.1]],
		],
	},
	colca: {
		2: [
			['zurite', 'Zurite', 'sAuxSPF_gl34C', 0, []],
			['inkilltambo', 'Inkilltambo', 'YFyNa-nZmDrH', 0, []],
			['kusilluchayoc', 'Kusilluchayoc', 'T7unfTuD9HJEG', 0, []],
			['laqo', 'Laqo', 'JkDVcjqWka1z', 0, []],
			['kallachaca', 'Kallachaca', 'zZzoiyJdOsqF', 0, []],
		],
		3: [
			['maukallaqta', 'Maukallaqta', 'rty-P7LU9aFn8RP', 0, []],
			['pacariqtambo', 'Pacariqtambo', 'oZtK0gbtvIZp0Tw', 0, []],
			['huamanmarca', 'Huamanmarca', '0gvwh7ighOsKOntC', 0, []],
			['huarco', 'Huarco', 'BtOiu9XTIVMLtjqB', 0, []],
			['paredones', 'Paredones', 'cQF0XkC_TP1BjtW', 0, []],
		],
	},
	puncu: {
		2: [
			['la-centinela', 'La Centinela', 'R6UJUKsZLlPw', 0, []],
			['tambo-viejo', 'Tambo Viejo', 'Zd_OTnOeDiUqB', 0, []],
			['puerto-inka', 'Puerto Inka', 'hWurFvX3nkb', 0, []],
			['huaycan', 'Huaycán', 'heOZMlafoTwc', 0, []],
			['nieve-nieve', 'Nieve Nieve', 'V4M8GHzhtOtE', 0, []],
		],
		3: [
			['puruchuco', 'Puruchuco', '_ojt7YcU0J4AIkQ', 0, []],
			['armatambo', 'Armatambo', 'oaVLIYHobfdJGBN', 0, []],
			['huamachuco', 'Huamachuco', 'DykECxcss6z8U1L', 0, []],
			['taparaco', 'Taparaco', 'XGwTX7HkMp3Bs7jC', 0, []],
			['tunsucancha', 'Tunsucancha', 's43JV5SsDy5dzD3', 0, []],
		],
	},
	apachita: {
		2: [
			['chacamarca', 'Chacamarca', 'ec0MuJ4Ut_hUC', 0, []],
			['inca-uyo', 'Inca Uyo', 'VM96e9t1KQNOZ', 0, []],
			['sillustani', 'Sillustani', 'fHUpmj-CZMwB', 0, []],
			['cutimbo', 'Cutimbo', 'CjuHWl5LVGjaD', 0, []],
			['hatuncolla', 'Hatuncolla', 'ixS2ywuVCksyI', 0, []],
		],
		3: [
			['chincana', 'Chincana', 'SFkT4lZ7xabcXaPJ', 0, []],
			['inak-uyu', 'Iñak Uyu', 'g7Zf2H3xLlijbfmB', 0, []],
			['copacabana', 'Copacabana', 'C8a8NDSLoAx9nkwI', 0, []],
			['paria', 'Paria', 'ivadT5g7mpCSxdp', 0, []],
			['incarracay', 'Incarracay', 'JTdSLw3cliXOUiTB', 0, []],
		],
	},
	chaka: {
		2: [
			['cotapachi', 'Cotapachi', 'zvlYndyjR3J9B', 0, []],
			['cuzcotuyo', 'Cuzcotuyo', 'ef061VX64zVG', 0, []],
			['quilmes', 'Quilmes', 'LQB1pDJrye9SB', 0, []],
			['tastil', 'Tastil', 'U9kEHq5p2-9k', 0, []],
			['payogasta', 'Payogasta', '1Vfsw5q_nZyoRC', 0, []],
		],
		3: [
			['la-paya', 'La Paya', 'VgT-ki59ZnxQrUjS', 0, []],
			['fuerte-quemado', 'Fuerte Quemado', 'Kea8ObgiI0kSwVz', 0, []],
			['ranchillos', 'Ranchillos', 'PShcmDuDhL7wrROD', 0, []],
			['tambillos', 'Tambillos', 'tVlA6WfXNSswt9qh', 0, []],
			['titiconte', 'Titiconte', '6idSf71MgRcXupwG', 0, []],
		],
	},
	huaca: {
		2: [
			['coctaca', 'Coctaca', 's2OiPmndxg6_EG', 0, []],
			['yacoraite', 'Yacoraite', '6Kw2WTS-Wod4AQB', 0, []],
			['hualfin', 'Hualfín', '9Ds90XKFGg4_vOQ', 0, []],
			['watungasta', 'Watungasta', 'Y0TjUhSim1LRtyD', 0, []],
			['aconquija', 'Aconquija', 'EvP11mCbYI9IPY', 0, []],
		],
		3: [
			['chena', 'Chena', 'XZadPYcFbx_m-dH', 0, []],
			['quitor', 'Quitor', 'nq5wP7NviLj4PiGB', 0, []],
			['lasana', 'Lasana', '4xVNvXCTO8BiEAJ', 0, []],
			['saxamar', 'Saxamar', '8uktMgfuMrepafp', 0, []],
			['zapahuira', 'Zapahuira', 'xTW0NO_KP7a66Q4', 0, []],
		],
	},
	incahuasi: {
		2: [
			['vina-del-cerro', 'Viña del Cerro', 'thUGmkU_XX0GMG', 0, []],
			['la-compania', 'La Compañía', 'Xil_lVmFBBXQM', 0, []],
			['callo', 'Callo', 'pmKoUmh8ur4OsB', 0, []],
			['pambamarca', 'Pambamarca', '_TNeVmF7F79lDP', 0, []],
			['culebrillas', 'Culebrillas', 'fThyhG9SokOoB', 0, []],
		],
		3: [
			['todos-santos', 'Todos Santos', 'f1IHD3eRZy9J2MNj', 0, []],
			['dumapara', 'Dumapara', 'dhHWvp6Iyh5RyaYSC', 0, []],
			['tambo-blanco', 'Tambo Blanco', 'oyesTjUGSEOl-KsQB', 0, []],
			['achupallas', 'Achupallas', 'XsBEfAXQGUy-vwcAJ', 0, []],
			['yacuvinay', 'Yacuviñay', 'z6S2f6hyUYGsjnKFC', 0, []],
		],
	},
} as const;
