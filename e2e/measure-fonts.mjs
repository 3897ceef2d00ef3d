import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
const store='/work/main/apps/storefront/node_modules/@fontsource-variable'
const f=(p)=>readFileSync(p).toString('base64')
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic']})
const p=await b.newPage()
await p.setContent(`<style>@font-face{font-family:F;font-weight:300 900;src:url(data:font/woff2;base64,${f(store+'/figtree/files/figtree-latin-wght-normal.woff2')})}@font-face{font-family:B;font-weight:200 800;src:url(data:font/woff2;base64,${f(store+'/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')})}</style><p style="font-family:F">a</p><p style="font-family:B;font-weight:700">b</p>`)
await p.evaluate(()=>document.fonts.ready)
console.log(await p.evaluate(async()=>{await document.fonts.load('16px F');await document.fonts.load('700 16px B')
const t='Calm natural food for dogs and cats, delivered to the farm gate. Karoo Adult Chicken & Rice 3 kg R 1,289.90 Special Diets and Health Products'
const c=document.createElement('canvas').getContext('2d');const out={}
for(const [k,w] of [['F',400],['F',600],['B',700],['Liberation Sans',400],['Liberation Sans',600],['Liberation Sans',700],['Arial',400],['Arial',700]]){c.font=`${w} 100px ${k.includes(' ')?`"${k}"`:k}`;const m=c.measureText(t);out[k+w]=[m.width,m.fontBoundingBoxAscent,m.fontBoundingBoxDescent]}
return out}))
await b.close()
