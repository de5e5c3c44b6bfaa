module contract

go 1.26.0
