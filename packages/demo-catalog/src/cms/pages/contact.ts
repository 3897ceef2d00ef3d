import type { PageText } from '../page-text.ts'

export const contact: PageText = {
  identifier: 'contact',
  title: ['Contact', 'Kontakt', 'Contatti'],
  summary: ['Write or come by.', 'Schreiben oder vorbeikommen.', 'Scrivere o passare.'],
  content: [
    `A person answers, usually on the same working day. These are the ways to reach us.
In an emergency: do not write to us. Call the nearest practice or its night service. Bloat, poisoning, breathlessness and road accidents do not wait for office hours.
# By e-mail
{email} is read by the whole team. Please name your order number and, when something is broken, add a photograph: it saves us both a message.
# When we read
Monday to Friday from eight to six, Saturday from nine to one. Leave a telephone number in your message if you would rather be called back.
# By post and on foot
{address}. Parking is behind the house, water for dogs is beside the door.
# What helps us
- Kind, age and weight of the animal
- What it eats at present and which medicines it gets
- What you have tried already
Questions about sizes are answered in the [size guide](/mysize-guide), questions about parcels under [order tracking](/order-tracking).`,
    `Es antwortet ein Mensch, meist am selben Werktag. So erreichen Sie uns.
Im Notfall: Schreiben Sie uns nicht. Rufen Sie die nächste Praxis oder deren Nachtdienst an. Magendrehung, Vergiftung, Atemnot und Unfälle warten nicht auf Bürozeiten.
# Per E-Mail
{email} liest das ganze Team. Nennen Sie bitte Ihre Bestellnummer und legen Sie ein Foto bei, wenn etwas kaputt ist: Das spart beiden einen Brief.
# Wann wir lesen
Montag bis Freitag von acht bis achtzehn Uhr, Samstag von neun bis dreizehn Uhr. Nennen Sie eine Telefonnummer, wenn wir lieber zurückrufen sollen.
# Per Post und zu Fuß
Wachturmstraße 12, 10115 Berlin. Wasser für Hunde steht neben der Tür.
# Was uns hilft
- Art, Alter und Gewicht des Tieres
- Was es zurzeit frisst und welche Medikamente es bekommt
- Was Sie schon versucht haben
Fragen zu Größen beantwortet die [Größenberatung](/mysize-guide), Fragen zu Paketen die [Sendungsverfolgung](/order-tracking).`,
    `Risponde una persona, di solito lo stesso giorno lavorativo. Ecco come raggiungerci.
In caso di emergenza: non scriverci. Chiama l’ambulatorio più vicino o la guardia notturna. Torsione gastrica, avvelenamenti, difficoltà di respiro e incidenti non aspettano l’orario d’ufficio.
# Per e-mail
{email} è letto da tutta la squadra. Indica il numero d’ordine e, se qualcosa è rotto, allega una foto: risparmia una lettera a entrambi.
# Quando leggiamo
Dal lunedì al venerdì dalle otto alle diciotto, il sabato dalle nove alle tredici. Lascia un numero di telefono se preferisci essere richiamato.
# Per posta e a piedi
Via della Sentinella 12, 10121 Torino. Si parcheggia dietro la casa, l’acqua per i cani è accanto alla porta.
# Che cosa ci aiuta
- Specie, età e peso dell’animale
- Che cosa mangia adesso e quali farmaci prende
- Che cosa hai già provato
Per le misure c’è la [guida](/mysize-guide), per i pacchi la pagina [segui l’ordine](/order-tracking).`,
  ],
}
