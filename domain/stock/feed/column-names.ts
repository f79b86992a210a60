import { phrases } from './words/match-words.ts';

/**
 * Columns of the public Australian feed contract and, after them, those of senders with more
 * fields, each with what senders also call it (plain, the most exact first). A name with two
 * meanings ("trim", "type of price") is in none.
 */
export const columnNames = {
  stockNumber: phrases(`
    stocknumber, stockno, stock, stocknum, stockid, stocknbr, stockcode, stk, stkno, stocknumberid, dealerstocknumber,
    dealerstockno, vehiclestocknumber, stockreference, vehicleid, sku, reference, referencenumber, refno, externalid, gid, id`),
  carType: phrases(`
    cartype, condition, newused, newusedind, neworused, usednew, stateofvehicle, vehiclecondition, stocktype,
    gcondition, itemcondition, cartypecode, type`),
  isDemo: phrases('isdemo, demo, demonstrator, isdemonstrator, exdemo'),
  isNew: phrases('isnew, newvehicle, newcar'),
  make: phrases('make, makename, vehiclemake, manufacturer, brand, marque, gmake, gbrand'),
  model: phrases('model, modelname, vehiclemodel, modelfamily, family, gmodel, modeldescription'),
  badge: phrases(
    'badge, variant, badgename, badgedescription, modelvariant, variantname, derivative, gtrim, vehiclebadge, grade',
  ),
  series: phrases('series, seriesname, modelseries, seriescode, vehicleseries'),
  year: phrases(
    'year, modelyear, yearmodel, manuyear, manyear, yr, vehicleyear, manufactureyear, yearofmanufacture, manufacturedyear, caryear, gyear, buildyear, yearbuilt, vehiclemodeldate, releaseyear',
  ),
  body: phrases(
    'body, bodytype, bodystyle, bodyshape, vehiclebody, bodydescription, bodystyledescription, gbodystyle, vehiclebodytype, bodyconfig',
  ),
  driveAway: phrases(
    'dapprice, dap, driveawayprice, driveaway, pricedriveaway, priceda, daprice, driveawayamount, advertiseddriveawayprice, retaildap',
  ),
  beforeCharges: phrases(
    'egcprice, egc, priceegc, excludinggovernmentcharges, exgovtcharges, priceexcludinggovernmentcharges, egcamount',
  ),
  price: phrases(
    'price, advertisedprice, askingprice, sellingprice, sellprice, retailprice, priceaud, audprice, listprice, internetprice, webprice, advprice, gprice, displayprice, vehicleprice, offersprice, pricevalue, priceamount, retail, saleprice',
  ),
  priceType: phrases(
    'pricetype, pricetypedescription, pricedescription, pricelabel, pricequalifier, vehiclepricetype, priceindicator',
  ),
  currency: phrases('currency, pricecurrency, currencycode'),
  odometer: phrases(
    'odometer, km, kms, kilometres, kilometers, mileage, odometerreading, odo, odometerkm, odometerkms, kilometre, kilometer, kmstravelled, mileagevalue, mileagefromodometer, mileagefromodometervalue, odometervalue, gmileage, odometerinkms, vehiclekms, currentodometer, distancetravelled, klms, kmreading, kilometrage',
  ),
  odometerUnit: phrases(
    'odometerunit, odometerunits, mileageunit, mileageunits, odometeruom, odometerunitofmeasure, distanceunit, kmsunit, mileagefromodometerunitcode, odounit',
  ),
  colour: phrases(
    'exteriorcolour, colour, color, exteriorcolor, extcolour, extcolor, bodycolour, bodycolor, paint, paintcolour, colourexterior, gcolor, vehiclecolour, vehiclecolor, manufacturercolour, exterior, maincolour, genericcolour',
  ),
  interiorColour: phrases(
    'interiorcolour, interiorcolor, intcolour, intcolor, trimcolour, trimcolor, interiortrim, upholstery, interior',
  ),
  registration: phrases(
    'rego, registration, regplate, registrationnumber, registrationno, regno, regono, regonumber, numberplate, plate, plateno, platenumber, licenceplate, licenseplate, registrationplate',
  ),
  registrationExpiry: phrases(
    'regoexpiry, registrationexpiry, regoexpirydate, registrationexpirydate, regoexp, regexpiry, regodue, regoexpires, registrationexpires, regexp',
  ),
  vin: phrases(
    'vin, vinnumber, vinno, vinchassis, chassisnumber, chassisno, chassis, vehicleidentificationnumber, gvin',
  ),
  fuel: phrases(
    'fuel, fueltype, fueltypedescription, fueldescription, gfueltype, engineFuel, enginefueltype, fuelname'.toLowerCase(),
  ),
  transmission: phrases(
    'transmission, gearbox, transmissiontype, trans, gearboxtype, transmissiondescription, geartype, geartypedescription, gtransmission, vehicletransmission',
  ),
  drive: phrases(
    'drive, drivetype, drivetrain, drivedescription, driventype, drivewheel, drivenwheels, wheeldrive, drivetypedescription, gdrivetrain, drivewheelconfiguration',
  ),
  doors: phrases('doors, numberofdoors, doornum, doorcount, noofdoors, numdoors, door'),
  seats: phrases(
    'seats, numberofseats, seatcapacity, seatingcapacity, seatcount, noofseats, numseats, seating, vehicleseatingcapacity',
  ),
  cylinders: phrases('cylinders, cyl, numberofcylinders, cylindercount, noofcylinders, numcylinders, enginecylinders'),
  engine: phrases(
    'enginesize, enginesizecc, engine, enginecapacity, enginecc, capacity, displacement, enginedisplacement, enginelitres, capacitycc, cc, enginecapacitycc, ccrating, sizecc, enginesizelitres',
  ),
  buildDate: phrases(
    'builddate, manufacturedate, dateofmanufacture, manufactured, productiondate, buildmonth, builtdate, datebuilt, builddt',
  ),
  complianceDate: phrases('compliancedate, compliance, complied, datecomplied, complianceplate, complianceplatedate'),
  comments: phrases(
    'dealercomments, comments, comment, dealercomment, advertisement, adtext, advert, sellercomments, sellersdescription, vehiclecomments, longdescription, advertisingcomments, adcopy, description, gdescription',
  ),
  description: phrases(
    'vehicledescription, title, heading, adtitle, advertisedtitle, headline, shortdescription, vehicletitle, gtitle, name',
  ),
  features: phrases(
    'features, feature, options, option, featurelist, vehiclefeatures, keyfeatures, extras, optionalequipment, accessories, optionslist, factoryoptions',
  ),
  standardEquipment: phrases('standardequipment, standardfeatures, equipment, stdequipment'),
  certified: phrases('certified, iscertified, certifiedpreowned, cpo, certifiedused, certifiedpreownedflag'),
  location: phrases(
    'locationcode, location, yard, yardcode, branch, branchcode, storecode, gstorecode, site, sitecode, lot, lotcode, locationname, locationid, stocklocation, yardname, dealercode',
  ),
  redbookCode: phrases('encryptedredbookcode, redbookcode, redbook, rbc, rbcode, redbookkey, vehiclekey, redbookid'),
  nvic: phrases('nviccode, nvic, glasscode, glassnvic, glasscodenvic, nvicnumber'),
  autograbId: phrases('autograbid, autograbvehicleid'),
  images: phrases(
    'images, photos, imageurls, pictures, imagelist, imageurl, photourls, photourl, photolist, image, photo, picture, pictureurls, pictureurl, picturelist, imagelink, imagelinks, imgs, img, imgurls, imgurl, photolinks, mainimage, mainphoto, primaryimage, primaryphoto, gimagelink, gallery, imagefiles, vehicleimages, vehiclephotos, photourllist, imageurllist, allimages, media',
  ),
  moreImages: phrases(
    'additionalimagelink, gadditionalimagelink, additionalimages, additionalphotos, additionalimageurls, otherimages, otherphotos, extraimages, moreimages, galleryimages, additionalimageurl, additionalimagelinks',
  ),
  status: phrases(
    'status, stockstatus, availability, vehiclestatus, gavailability, availabilitystatus, salestatus, adstatus, listingstatus, stockstate',
  ),
  soldDate: phrases('solddate, datesold, saledate, soldon, solddatetime'),
  tag: phrases('tag, tagline, ribbon, sticker'),
  rank: phrases('customrank, rank'),
  margin: phrases('margin, grossmargin, expectedmargin'),
  wasPrice: phrases(
    'wasprice, beforeprice, rrp, previousprice, oldprice, priceold, originalprice, rrprice, pricewas, msrp, fullprice',
  ),
  subscriptionPrice: phrases('subscriptionprice'),
  gears: phrases('gears, gearnum, numberofgears, gearcount, noofgears, numgears'),
  induction: phrases('induction, inductiontype, inductiondescription, aspiration'),
  power: phrases('enginepower, power, powerkw, maxpower, kw, enginepowerkw'),
  torque: phrases('torque, torquenm, maxtorque, nm'),
  fuelConsumption: phrases(
    'fuelconsumption, fuelconsumptioncombined, combinedfuelconsumption, fuelcombined, fueleconomy, fuelconsumptioncomb, fueleconomycombined',
  ),
  fuelCapacity: phrases('fuelcapacity, fueltankcapacity, fueltank, tankcapacity'),
  grossVehicleMass: phrases('grossvehiclemass, gvm, grossmass, gvmkg, grossvehicleweight'),
  length: phrases('length, vehiclelength, lengthmm, overalllength'),
  width: phrases('width, vehiclewidth, widthmm, overallwidth'),
  height: phrases('height, vehicleheight, heightmm, overallheight'),
  towing: phrases(
    'towingcapacitybraked, towingcapacity, towingbraked, brakedtowing, towcapacity, brakedtowingcapacity, towbraked, maximumtowingbraked',
  ),
  ancap: phrases('ancap, ancaprating, ancapstars, ancapsafetyrating, ancapstarrating'),
  spinImages: phrases('spinimages'),
  interiorImage: phrases('spininteriorimage, interiorimage'),
  videos: phrases('videos, videourl, video, videolink, videourls, youtubeurl, youtube, youtubelink, gvideolink'),
  externalVideo: phrases('externalvideourl, externalvideo'),
  historyReport: phrases('historyreport, file, historyreporturl, ppsrreport'),
} as const;
export type FeedColumn = keyof typeof columnNames;

/** What a dealer paid or would take, and whose the vehicle was: never read, and left out on purpose. */
export const neverRead = new Set(
  phrases(`
    purchasecost, cost, costprice, purchaseprice, wholesaleprice, tradeprice, floorprice, minimumprice, minprice, reserveprice, bottomprice, netcost, totalcost, landedcost, bookvalue, buyprice, invoiceprice,
    costexgst, costincgst, stockcost, dealercost, recon, reconcost, reconditioning, reconditioningcost, writedown, tradein, tradeinprice, lowestprice, managerprice, profit, grossprofit, customer, customername, owner, ownername, soldto, buyer, buyername, salesperson, salesman`),
);

/** Columns that other sites need and this product does not: left out without a report. */
export const notNeeded = new Set(
  phrases(`
    id, guid, link, url, vehicleurl, detailurl, gid, glink, created, createdat, createddate, datecreated, modified, modifieddate, datemodified, updated, updatedat, updateddate, lastupdated, lastmodified, pubdate, dateadded, listingdate, stockdate, datein, arrivaldate,
    dateinstock, stockindate, daysinstock, dayslisted, stockage, dealerid, dealername, dealer, dealership, dealershipname, dealershipid, dealeremail, dealerphone, dealeraddress, dealersuburb, dealerstate, dealerpostcode, phone, email, address, street, suburb, state, postcode, city,
    country, latitude, longitude, imagecount, photocount, imagescount, numberofimages, numberofphotos, rownumber, row, no, index, gproducttype, ggoogleproductcategory, productcategory, googleproductcategory, gidentifierexists, websiteurl, website, version, type, xmlns`),
);
